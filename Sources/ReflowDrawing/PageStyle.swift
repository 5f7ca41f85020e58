/// The style of pages. Colours are the palettes' roles, as properties.
enum PageStyle {
  static let text = """
    *{box-sizing:border-box}
    [hidden]{display:none!important}
    body{margin:0;min-height:100vh;background:var(--page);color:var(--noteText);
      font:15px/1.45 system-ui,'Helvetica Neue',Arial,sans-serif}
    header{padding:12px 16px 8px}
    h1{margin:0 0 6px;font-size:1.15rem;line-height:1.25;color:var(--itemText);overflow-wrap:anywhere}
    dl{display:flex;flex-wrap:wrap;gap:2px 18px;margin:0 0 4px}
    .changes{min-height:3.1rem;align-content:flex-start}
    dl div{display:flex;gap:6px;min-width:0}
    dt{white-space:nowrap}
    dt::after{content:':'}
    dd{margin:0;color:var(--itemText);overflow-wrap:anywhere}
    .remark{margin:4px 0;font-style:italic}
    .choice{display:flex;align-items:center;gap:10px;margin:4px 0 8px}
    .choice input{flex:1 1 12rem;max-width:40rem;min-width:0;height:28px;accent-color:var(--selectedEdge)}
    .choice output{flex:none;font-weight:600;color:var(--itemText);font-variant-numeric:tabular-nums}
    main{display:grid;gap:12px;padding:0 16px 16px}
    .picture,.side{min-width:0;border:1px solid var(--contentEdge);border-radius:8px}
    .picture{overflow:auto;overscroll-behavior:contain}
    .panel{width:max-content;margin:0 auto}
    .several .panel{margin:0}
    svg{display:block}
    svg text{cursor:text}
    .ring{fill:none;stroke:var(--selectedEdge);stroke-width:3;pointer-events:none}
    .halo{fill:none;stroke:var(--content);stroke-width:7;pointer-events:none}
    svg g:focus{outline:none}
    .picture:has(g:focus-visible) .ring{stroke-dasharray:none;stroke-width:4}
    :focus-visible{outline:3px solid var(--selectedEdge);outline-offset:-1px}
    .side{display:flex;flex-direction:column;background:var(--content)}
    .card{padding:10px 14px;border-bottom:1px solid var(--contentEdge);color:var(--itemText);overflow:auto}
    .card h2{margin:0 0 2px;font-size:1rem;overflow-wrap:anywhere}
    .card h2 span{font-weight:400}
    .card p{margin:0}
    .card .hint{color:var(--noteText)}
    .card .where{font-variant-numeric:tabular-nums}
    .card ul{margin:6px 0 0;padding:0;list-style:none;font-size:.92em}
    .card li{overflow-wrap:anywhere}
    .card li+li{color:var(--noteText)}
    .rows{overflow:auto;overscroll-behavior:contain;container-type:inline-size}
    @container (max-width:36rem){.why{display:none}}
    table{border-collapse:collapse;width:100%;font-size:.87rem;font-variant-numeric:tabular-nums}
    th,td{padding:3px 8px;text-align:left;vertical-align:top;font-weight:400}
    thead th{position:sticky;top:0;background:var(--content);box-shadow:0 1px var(--contentEdge);
      font-weight:600;color:var(--noteText)}
    tbody th{white-space:nowrap;color:var(--itemText)}
    tbody tr{cursor:pointer;scroll-margin:30px 0}
    tbody tr:nth-child(even){background:var(--page)}
    tbody tr.on{background:var(--changed);color:var(--changedText)}
    tbody tr.on th{color:var(--changedText);box-shadow:inset 3px 0 var(--changedEdge)}
    .number{text-align:right;white-space:nowrap}
    .label{max-width:14rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .why{min-width:11rem}
    small{opacity:.85}
    @media screen and (min-width:900px){
      body{display:flex;flex-direction:column;height:100vh}
      main{flex:1;min-height:0;grid-template:minmax(0,1fr)/fit-content(58%) minmax(24rem,1fr)}
      .picture{min-width:14rem}
      .card{flex:none;height:min(14rem,38vh)}
      .rows{flex:1;min-height:0}
    }
    @media screen and (max-width:899.9px){
      main{padding:0 8px 41vh}
      .picture{position:sticky;top:0;max-height:42vh;z-index:1;background:var(--page)}
      thead th{position:static}
      tbody tr{scroll-margin:44vh 0 42vh}
      .card{position:fixed;inset:auto 0 0;z-index:2;max-height:40vh;background:var(--content);
        border-top:1px solid var(--contentEdge);box-shadow:0 -4px 16px #0003}
    }
    @media screen and (max-width:599.9px){
      table{font-size:.76rem}
      th,td{padding:7px 3px}
      th:first-child{padding-left:6px}
      .label{max-width:4.5rem}
      .changes{min-height:8.5rem}
    }
    @media print{
      body{font-size:10pt;background:none}
      .choice input,.choice label,.card,.halo,.ring{display:none}
      .picture,.side{border:0}
      .picture{overflow:visible}
      main{display:block}
      svg{max-width:100%;max-height:84vh}
      tr{break-inside:avoid}
      thead{display:table-header-group}
      tbody tr.on{background:none}
    }

    """
}
