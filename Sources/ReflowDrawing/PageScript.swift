/// The script of pages: the same in all of them. What it shows it reads from the table and the picture,
/// and sets as text.
enum PageScript {
  static let text = #"""
    'use strict';
    (() => {
      const all = (selector, root = document) => [...root.querySelectorAll(selector)];
      const one = (selector, root = document) => root.querySelector(selector);
      const card = one('.card'), hint = one('.hint'), pictures = one('.picture'), rows = one('.rows');
      const choice = one('#choice');
      const marked = 'g.item[id],g.header[id],g.footer[id]';
      let current = null;

      const make = (name, text, className) => {
        const node = document.createElement(name);
        if (text !== undefined) node.textContent = text;
        if (className) node.className = className;
        return node;
      };

      // A panel is a picture with its table and facts; one is shown at a time.
      const panels = all('.panel').map((picture, index) => ({
        picture, index, svg: one('svg', picture), table: all('table')[index],
        elements: all(marked, picture), tabStop: null, rowStop: null
      }));
      let panel = panels[0];

      const shape = element => one('rect:not([fill-opacity]),path', element);
      const sides = ['x', 'y', 'width', 'height'];
      // What browsers measure has single precision; a rectangle's attributes are the layout's numbers.
      const measure = node => node.localName === 'rect'
        ? Object.fromEntries(sides.map(side => [side, +node.getAttribute(side)])) : node.getBBox();
      const frames = new WeakMap();
      const frame = element => {
        if (!frames.has(element)) frames.set(element, measure(shape(element)));
        return frames.get(element);
      };
      const rowOf = element => document.getElementById('row-' + element.id);
      const elementOf = row => document.getElementById(row.dataset.for);
      // The rest of an identifier is the element's, whatever the panel.
      const nameOf = element => element.id.slice(element.id.indexOf('-') + 1);

      for (const each of panels) {
        each.svg.setAttribute('role', 'listbox');
        each.svg.setAttribute('aria-label', 'Picture');
        for (const element of each.elements) {
          const row = rowOf(element);
          element.setAttribute('role', 'option');
          element.setAttribute('tabindex', '-1');
          element.setAttribute('aria-selected', 'false');
          element.setAttribute('aria-label', row ? spoken(row) : title(element));
        }
        for (const row of each.table.tBodies[0].rows) row.tabIndex = -1;
        stop(each, each.elements[0], each.table.tBodies[0].rows[0]);
      }

      function title(element) {
        const [kind, ...path] = nameOf(element).split('-');
        return kind + ' ' + path.join('.');
      }

      function spoken(row) {
        const label = one('.label', row);
        return one('th', row).textContent + (label && label.textContent ? ', ' + label.textContent : '');
      }

      // Tab reaches one element of the picture and one row; the arrow keys walk on from there.
      function stop(panel, element, row) {
        for (const [key, node] of [['tabStop', element], ['rowStop', row]]) {
          if (!node) continue;
          if (panel[key]) panel[key].setAttribute('tabindex', '-1');
          panel[key] = node;
          node.setAttribute('tabindex', '0');
        }
      }

      function clear() {
        for (const node of all('.ring,.halo')) node.remove();
        for (const node of all('.on')) {
          node.classList.remove('on');
          node.setAttribute('aria-selected', 'false');
        }
        card.replaceChildren(hint);
        current = null;
      }

      // Scrolls a part of the page, and not the page, until a rectangle can be seen.
      function reveal(scroller, box) {
        const view = scroller.getBoundingClientRect();
        const room = 12;
        const by = (low, high, viewLow, viewHigh) =>
          low < viewLow + room ? low - viewLow - room
            : high > viewHigh - room ? Math.min(high - viewHigh + room, low - viewLow - room) : 0;
        const head = scroller === rows ? 30 : 0;
        scroller.scrollBy(
          scroller === rows ? 0 : by(box.left, box.right, view.left, view.left + scroller.clientWidth),
          by(box.top, box.bottom, view.top + head, view.top + scroller.clientHeight));
      }

      function show(element, from) {
        if (current === element) return;
        clear();
        current = element;
        const row = rowOf(element);
        element.classList.add('on');
        element.setAttribute('aria-selected', 'true');
        const box = frame(element);
        for (const name of ['halo', 'ring']) {
          const ring = document.createElementNS(panel.svg.namespaceURI, 'rect');
          ring.setAttribute('class', name);
          ring.setAttribute('x', box.x - 1);
          ring.setAttribute('y', box.y - 1);
          ring.setAttribute('width', box.width + 2);
          ring.setAttribute('height', box.height + 2);
          ring.setAttribute('rx', 4);
          panel.svg.append(ring);
        }
        if (from !== 'picture') reveal(pictures, element.getBoundingClientRect());
        if (row) {
          row.classList.add('on');
          row.setAttribute('aria-selected', 'true');
          if (from !== 'row') {
            if (getComputedStyle(rows).flexGrow === '1') reveal(rows, row.getBoundingClientRect());
            else if (from === 'key') row.scrollIntoView({ block: 'nearest' });
          }
        }
        stop(panel, element, row);
        describe(element, row, box);
      }

      function describe(element, row, box) {
        const heading = make('h2', row ? one('th', row).textContent : title(element));
        const label = row && one('.label', row);
        if (label && label.textContent) {
          const text = make('span');
          text.append(' · ', make('bdi', label.textContent));
          heading.append(text);
        }
        const [x, y, width, height] = row
          ? all('.number:not(.line)', row).map(cell => cell.textContent)
          : sides.map(side => +box[side].toFixed(3));
        let where = `x ${x}, y ${y}, ${width} × ${height}`;
        const line = row && one('.line', row);
        if (line && line.textContent) where += `, line ${line.textContent}`;
        card.replaceChildren(heading, make('p', where, 'where'));
        if (!row) {
          card.append(make('p', 'It is not among those that the table explains.', 'hint'));
          return;
        }
        const why = one('.why', row), rest = one('span', why);
        const list = make('ul');
        list.append(make('li', why.firstChild ? why.firstChild.textContent : ''));
        if (rest) for (const reason of rest.textContent.split('\n')) list.append(make('li', reason));
        card.append(list);
        card.scrollTop = 0;
      }

      const markedAt = event => event.target.closest ? event.target.closest(marked) : null;
      const rowAt = event => event.target.closest ? event.target.closest('tbody tr') : null;

      // A mouse that rests points at nothing new, whatever is scrolled or chosen beneath it.
      let mouse = [];
      function hover(event) {
        const moved = event.clientX !== mouse[0] || event.clientY !== mouse[1];
        mouse = [event.clientX, event.clientY];
        if (!moved || event.pointerType === 'touch') return;
        const element = markedAt(event), row = rowAt(event);
        if (element) show(element, 'picture');
        else if (row) show(elementOf(row), 'row');
      }
      document.addEventListener('pointermove', hover);

      pictures.addEventListener('click', event => {
        const element = markedAt(event);
        if (element) show(element, 'picture');
      });
      pictures.addEventListener('focusin', event => {
        const element = markedAt(event);
        if (element) show(element, element.matches(':focus-visible') ? 'key' : 'picture');
      });
      for (const kind of ['click', 'focusin']) {
        rows.addEventListener(kind, event => {
          const row = rowAt(event);
          if (row) show(elementOf(row), 'row');
        });
      }

      function focus(node) {
        node.focus({ preventScroll: true });
        if (node.localName === 'tr') {
          if (getComputedStyle(rows).flexGrow === '1') reveal(rows, node.getBoundingClientRect());
          else node.scrollIntoView({ block: 'nearest' });
        } else {
          reveal(pictures, node.getBoundingClientRect());
        }
      }

      // The nearest element in a direction; where a line ends, the next one of the list.
      function neighbour(element, key) {
        const list = panel.elements, at = list.indexOf(element), from = frame(element);
        if (key === 'Home') return list[0];
        if (key === 'End') return list[list.length - 1];
        const [axis, size, across, breadth] = key === 'ArrowLeft' || key === 'ArrowRight'
          ? ['x', 'width', 'y', 'height'] : ['y', 'height', 'x', 'width'];
        const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
        const middle = (box, start, length) => box[start] + box[length] / 2;
        let best = null, least = Infinity;
        for (const other of list) {
          const box = frame(other);
          const distance = sign * (middle(box, axis, size) - middle(from, axis, size));
          const offset = Math.abs(middle(box, across, breadth) - middle(from, across, breadth));
          const beside = offset < (box[breadth] + from[breadth]) / 2;
          if (other === element || distance <= 0 || (axis === 'x' && !beside)) continue;
          const edge = sign > 0 ? box[axis] >= from[axis] + from[size] - 1e-6
            : box[axis] + box[size] <= from[axis] + 1e-6;
          const cost = distance + (axis === 'y' ? offset / 4 : offset) + (edge ? 0 : 1e6);
          if (cost < least) { best = other; least = cost; }
        }
        return best || (axis === 'x' ? list[at + sign] : null);
      }

      document.addEventListener('keydown', event => {
        if (event.key === 'Escape') return clear();
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
        if (!keys.includes(event.key)) return;
        const element = markedAt(event), row = rowAt(event);
        let next = null;
        if (element) next = neighbour(element, event.key);
        else if (row) {
          next = {
            ArrowUp: row.previousElementSibling, ArrowDown: row.nextElementSibling,
            Home: row.parentNode.firstElementChild, End: row.parentNode.lastElementChild
          }[event.key];
        } else return;
        event.preventDefault();
        if (next) focus(next);
        else if (element) show(element, 'key');
        else show(elementOf(row), 'row');
      });

      function choose() {
        const name = current && nameOf(current);
        clear();
        panel = panels[choice.valueAsNumber];
        for (const node of all('[data-panel]')) node.hidden = +node.dataset.panel !== panel.index;
        one('output').textContent = panel.picture.dataset.title;
        choice.setAttribute('aria-valuetext', panel.picture.dataset.title);
        const same = name && document.getElementById(`p${panel.index}-${name}`);
        if (same) show(same, 'slider');
      }
      if (choice) {
        const widths = panels.map(each => each.svg.width.baseVal.value);
        pictures.style.minWidth = `min(58vw, ${Math.max(...widths) + 2}px)`;
        choice.addEventListener('input', choose);
        // Some browsers keep what was chosen before a page was loaded again.
        choose();
      }
    })();

    """#
}
