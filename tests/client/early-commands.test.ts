/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/dom';

/** What waits in a browser that knows commands. */

const heard: string[] = [];
const named = (name: string) => document.getElementById(name) as HTMLElement;

beforeAll(() => {
  Object.assign(HTMLButtonElement.prototype, { commandForElement: null });
  jest.requireActual('@/client/early');
  document.addEventListener('click', ({ target }) => heard.push((target as Element).id));
});
beforeEach(() => {
  heard.length = 0;
  document.body.innerHTML = `<button type="button" id="command" command="show-modal" commandfor="dialog">Open</button>
    <button type="button" id="scripted" data-needs-script>Copy</button><form id="form" data-needs-script></form>`;
});

it('a command does not', () => {
  named('command').click();
  expect(heard).toEqual(['command']);
});

it('a press that only a script answers does, and the platform does nothing of its own meanwhile', () => {
  expect(fireEvent.click(named('scripted'))).toBe(false);
  expect(fireEvent.submit(named('form'))).toBe(false);
  expect(heard).toEqual([]);
});
