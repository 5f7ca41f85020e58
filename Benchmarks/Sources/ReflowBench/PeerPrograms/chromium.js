// Lays the items of `job` out in a page of their own, and leaves the result in the page's text.
//
//   job.display    "flex" or "grid-lanes"
//   job.columns    how many lanes
//   job.width      the container's width
//   job.sizes      width and height of each item, one after another
//   job.batch      how many layouts are timed together: the clock has steps of 0.1 ms
//   job.rounds     how many such batches; one more comes before them
//
// The result: {"full": [ms], "insert": [ms], "lines", "height"}, or {"missing": why}.

function answer(result) {
  document.body.replaceChildren(document.createElement("pre"));
  document.body.firstChild.textContent = "RESULT" + JSON.stringify(result) + "END";
}

function measure() {
  const lanes = job.display != "flex";
  if (!CSS.supports("display", job.display)) return { missing: "no display: " + job.display };
  // Without a tolerance of 0 an item may go to a lane that is not the shortest.
  if (lanes && !CSS.supports("flow-tolerance", "0px")) return { missing: "no flow-tolerance" };

  // Lanes of a fixed width: else each item would be laid out inside anew, which Reflow has no part in.
  const lane = (job.width - 10 * (job.columns - 1)) / job.columns;
  const container = document.createElement("div");
  container.style.cssText = lanes
    ? `display: grid-lanes; flow-tolerance: 0px; gap: 10px;
       grid-template-columns: repeat(${job.columns}, ${lane}px)`
    : "display: flex; flex-wrap: wrap; gap: 10px; align-items: flex-start; align-content: flex-start";
  const makeItem = (width, height) => {
    const item = document.createElement("div");
    item.style.cssText = lanes
      ? `height: ${height}px` : `flex: none; width: ${width}px; height: ${height}px`;
    return item;
  };
  const items = [];
  for (let index = 0; index < job.sizes.length; index += 2) {
    items.push(makeItem(job.sizes[index], job.sizes[index + 1]));
  }
  for (const item of items) container.appendChild(item);
  container.style.width = job.width + "px";
  document.body.appendChild(container);
  const height = container.offsetHeight;
  let lines = 0, last = -1;
  for (const item of items) {
    const top = item.offsetTop;
    if (top != last) lines++;
    last = top;
  }

  const full = [], insert = [];
  let width = job.width;
  const next = items[items.length >> 1];
  for (let round = 0; round <= job.rounds; round++) {
    let start = performance.now();
    for (let time = 0; time < job.batch; time++) {
      // Always another width than before, or nothing would be laid out.
      width = job.width - (width == job.width - 7 ? 0 : job.width - width + 1);
      container.style.width = width + "px";
      container.offsetHeight;
    }
    const afterFull = performance.now();
    if (round > 0) full.push((afterFull - start) / job.batch);

    container.style.width = job.width + "px";
    container.offsetHeight;
    const added = [];
    start = performance.now();
    for (let time = 0; time < job.batch; time++) {
      const item = makeItem(60, 32);
      added.push(item);
      container.insertBefore(item, next);
      container.offsetHeight;
    }
    if (round > 0) insert.push((performance.now() - start) / job.batch);
    for (const item of added) item.remove();
    container.offsetHeight;
    width = job.width;
  }
  return { full, insert, lines, height };
}

answer(measure());
