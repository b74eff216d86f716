/** @jest-environment jsdom */
import '../../helpers/own-listeners';
import { fireEvent, screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { start as startExplorer } from '@/client/enhance/explorer/explorer';

const user = userEvent.setup();

const tab = (name: string, rest: string) =>
  `<button role="tab" id="${name}-tab" aria-controls="${name}" data-facet="tab" data-value="${name === 'a' ? '' : name}" ${rest}>${name.toUpperCase()}</button>`;
const OFF = 'aria-selected="false" tabindex="-1"';
const MARKUP = `
  <div data-explorer>
    <div role="tablist">${tab('a', 'aria-selected="true"')}${tab('b', OFF)}${tab('c', OFF)}</div>
    <div role="tabpanel" id="a" aria-labelledby="a-tab">
      <div>
        <fieldset aria-label="Field">
          <button data-facet="field" data-value="" aria-pressed="true">All</button>
          ${['x', 'y', 'z'].map((value) => `<button data-facet="field" data-value="${value}" aria-pressed="false">${value.toUpperCase()}</button>`).join('')}
        </fieldset>
        <p role="status" data-result="{shown} of {total}">3 of 3</p>
        <ul data-list>
          <li data-field="x">one</li><li data-field="y">two</li><li data-field="x">three</li>
        </ul>
      </div>
    </div>
    <div role="tabpanel" id="b" aria-labelledby="b-tab" hidden><h3 id="h-8">b</h3><h3 id="見出し">b</h3></div>
    <div role="tabpanel" id="c" aria-labelledby="c-tab" hidden>c</div>
  </div>`;

const start = (address = '/cases') => {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = MARKUP;
  startExplorer(document.querySelector('[data-explorer]') as HTMLElement);
};
const tabOf = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);
const panels = () => screen.getAllByRole('tabpanel').map(({ id }) => id);
const chip = (name: string) =>
  within(screen.getByRole('group', { name: 'Field' })).getByRole('button', { name });
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const search = () => window.location.search;
const travel = (way: 'back' | 'forward') =>
  new Promise((done) => {
    window.addEventListener('popstate', done, { once: true });
    window.history[way]();
  });

describe('tabs', () => {
  it('an arrow key that is held goes to the next tab, and no further', () => {
    start();
    tabOf('A').focus();
    fireEvent.keyDown(tabOf('A'), { key: 'ArrowRight' });
    expect(fireEvent.keyDown(tabOf('B'), { key: 'ArrowRight', repeat: true })).toBe(false);
    expect(selected()).toEqual(['B']);
    expect(tabOf('B')).toHaveFocus();
  });

  it.each([
    ['/cases', 'A', 'a'],
    ['/cases?tab=b', 'B', 'b'],
    ['/cases?tab=nowhere', 'A', 'a'],
    ['/cases?tab=%3Cimg%20src=x%3E', 'A', 'a'],
  ])('%s opens tab %s with its panel alone', (address, name, panel) => {
    start(address);
    expect(selected()).toEqual([name]);
    expect(panels()).toEqual([panel]);
  });

  it.each([
    ['{ArrowRight}', 'A', 'B', '?tab=b'],
    ['{ArrowRight}{ArrowRight}', 'A', 'C', '?tab=c'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'A', 'A', ''],
    ['{ArrowLeft}', 'A', 'C', '?tab=c'],
    ['{End}', 'A', 'C', '?tab=c'],
    ['{End}{Home}', 'A', 'A', ''],
    ['{ArrowDown}', 'A', 'A', ''],
    ['{Alt>}{ArrowRight}{/Alt}', 'A', 'A', ''],
  ])('%s from %s leads to %s and to the address "%s"', async (keys, from, to, address) => {
    start();
    tabOf(from).focus();
    await user.keyboard(keys);
    expect(selected()).toEqual([to]);
    expect(tabOf(to)).toHaveFocus();
    expect(panels()).toEqual([to.toLowerCase()]);
    expect(search()).toBe(address);
  });

  it.each([
    ['does not scroll the page as well', { key: 'End' }, false],
    ['that moves nothing is left to the browser', { key: 'ArrowDown' }, true],
    ['of the browser stays its own', { key: 'ArrowLeft', altKey: true }, true],
  ])('a key %s', (_rule, key, left) => {
    start();
    expect(fireEvent.keyDown(tabOf('A'), key)).toBe(left);
  });

  it('goes back and forward, and has the selected tab alone in the tab order', async () => {
    start();
    for (const name of ['B', 'B', 'C']) await user.click(tabOf(name));
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
    for (const [way, name] of [
      ['back', 'B'],
      ['back', 'A'],
      ['forward', 'B'],
    ] as const) {
      await travel(way);
      expect(selected()).toEqual([name]);
    }
  });

  it('is chosen also where it has no panel', async () => {
    start();
    document.getElementById('b')?.remove();
    await user.click(tabOf('B'));
    expect(selected()).toEqual(['B']);
    expect(screen.queryAllByRole('tabpanel')).toEqual([]);
  });

  it('keeps the hash', async () => {
    start('/cases#main');
    await user.click(tabOf('B'));
    expect(window.location.href).toMatch(/\/cases\?tab=b#main$/);
  });
});

describe('an address with the hash of a place in a tab', () => {
  const scrolledTo = jest.fn();
  beforeEach(() => {
    scrolledTo.mockClear();
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolledTo(this.id);
    };
  });
  const arrive = (hash: string) => {
    window.history.replaceState(null, '', hash);
    window.dispatchEvent(new Event('hashchange'));
  };

  it.each([
    ['#h-8', 'h-8'],
    [`#${encodeURIComponent('見出し')}`, '見出し'],
  ])('%s opens that tab, adds nothing to the history, and goes there', (hash, id) => {
    const steps = window.history.length;
    start(`/cases?field=x${hash}`);
    expect(selected()).toEqual(['B']);
    expect(panels()).toEqual(['b']);
    expect(window.location.href).toMatch(new RegExp(`/cases\\?field=x&tab=b${hash}$`));
    expect(window.history.length).toBe(steps);
    expect(scrolledTo.mock.calls).toEqual([[id]]);
  });

  it('opens it also when a link on this page leads there', () => {
    start();
    arrive('#h-8');
    expect(selected()).toEqual(['B']);
    expect(scrolledTo.mock.calls).toEqual([['h-8']]);
  });

  it.each([
    ['that panel itself', '#b', 'B'],
    ['the panel that is open', '#a', 'A'],
    ['nothing on the page', '#nowhere', 'A'],
    ['what no browser writes', '#%E8', 'A'],
  ])('names %s: %s opens %s', (_what, hash, name) => {
    start(`/cases${hash}`);
    expect(selected()).toEqual([name]);
  });

  it('loses the hash with a tab that hides the place, so that the same link leads there again', async () => {
    start('/cases#h-8');
    await user.click(tabOf('A'));
    await user.click(chip('X'));
    expect(window.location.href).toMatch(/\/cases\?field=x$/);
    arrive('#h-8');
    expect(selected()).toEqual(['B']);
  });

  it('keeps it over what was chosen before the script came', () => {
    window.history.replaceState(null, '', '/cases#h-8');
    const select = '<select data-facet="kind"><option value="p" selected>P</option></select>';
    document.body.innerHTML = MARKUP.replace('<fieldset', `${select}<fieldset`);
    startExplorer(document.querySelector('[data-explorer]') as HTMLElement);
    expect(selected()).toEqual(['B']);
    expect(window.location.href).toMatch(/\/cases\?kind=p&tab=b#h-8$/);
  });

  it('leaves it to the browser to go there where the tab is open', () => {
    start('/cases?tab=b#h-8');
    expect(selected()).toEqual(['B']);
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  it('changes nothing where no tab opens the panel', () => {
    start();
    document.getElementById('b-tab')?.removeAttribute('aria-controls');
    arrive('#h-8');
    expect(selected()).toEqual(['A']);
  });
});

describe('a filter', () => {
  it.each([
    ['/cases', 'All', ['one', 'two', 'three'], '3 of 3'],
    ['/cases?field=x', 'X', ['one', 'three'], '2 of 3'],
    ['/cases?field=nothing', 'All', ['one', 'two', 'three'], '3 of 3'],
    ['/cases?field=', 'All', ['one', 'two', 'three'], '3 of 3'],
  ])('%s opens with %s pressed', (address, name, items, line) => {
    start(address);
    expect(shown()).toEqual(items);
    expect(screen.getByRole('status')).toHaveTextContent(line);
    expect(chip(name)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
  });

  it.each([
    [['X'], ['one', 'three'], '2 of 3', '?field=x'],
    [['X', 'Y'], ['two'], '1 of 3', '?field=y'],
    [['Z'], [], '0 of 3', '?field=z'],
    [['Y', 'All'], ['one', 'two', 'three'], '3 of 3', ''],
  ])('after %j shows %j, says "%s" and is at "%s"', async (presses, items, line, address) => {
    start();
    for (const name of presses) await user.click(chip(name));
    expect(shown()).toEqual(items);
    expect(screen.getByRole('status')).toHaveTextContent(line);
    expect(search()).toBe(address);
    expect(chip(presses.at(-1) ?? '')).toHaveFocus();
  });

  it('and the tabs share one address', async () => {
    start();
    await user.click(chip('X'));
    await user.click(tabOf('B'));
    expect(search()).toBe('?field=x&tab=b');
    await travel('back');
    expect(selected()).toEqual(['A']);
    expect(shown()).toEqual(['one', 'three']);
  });
});
