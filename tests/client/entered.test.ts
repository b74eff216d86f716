/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event';
import { enterAgain, enteredIn } from '@/client/entered';

const SERVED = `<input id="text" value="served"><input id="tick" type="checkbox" checked><input id="untick" type="checkbox">
  <label><input id="one" type="radio" name="r" value="1" checked><input id="two" type="radio" name="r" value="2"></label>
  <select id="first"><option>a</option><option>b</option></select>
  <select id="chosen"><option>a</option><option selected>b</option></select>
  <input id="file" type="file"><p id="words"></p>`;

const user = userEvent.setup();
const one = <E extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as E;
const island = () => document.body;
/** What was entered, by the place of its field among the island's children. */
const entered = () => enteredIn(island()).map(({ path, value }) => [path.join(), value]);
/** Where an element stands, as `entered` says it. */
const at = (id: string) => {
  const element = one(id);
  const path = element.parentElement === island() ? [] : [indexOf(element.parentElement as Element)];
  return [...path, indexOf(element)];
};
const indexOf = (element: Element) => [...(element.parentElement?.children ?? [])].indexOf(element);

beforeEach(() => {
  document.body.innerHTML = SERVED;
});

it('nothing was entered in fields that hold what the server sent', () => expect(entered()).toEqual([]));

it('a select box without options does not hide what was entered elsewhere', async () => {
  island().insertAdjacentHTML('beforeend', '<select></select>');
  await user.type(one('text'), '!');
  expect(entered()).toContainEqual(['0', 'served!']);
});

it.each([
  ['typed', 'text', 'served!', () => user.type(one('text'), '!')],
  ['cleared', 'text', '', () => user.clear(one('text'))],
  ['ticked', 'untick', 'true', () => user.click(one('untick'))],
  ['unticked', 'tick', 'false', () => user.click(one('tick'))],
  ['picked', 'two', 'true', () => user.click(one('two'))],
  ['picked from a list', 'first', 'b', () => user.selectOptions(one('first'), 'b')],
  ['picked from a list that had a choice', 'chosen', 'a', () => user.selectOptions(one('chosen'), 'a')],
])('what was %s is found, and entered again in markup drawn anew', async (_how, id, value, enter) => {
  await enter();
  expect(entered()).toEqual([[at(id).join(), value]]);
  const [found] = enteredIn(island());
  document.body.innerHTML = SERVED;
  if (found) enterAgain(island(), found);
  expect(entered()).toEqual([[at(id).join(), value]]);
});

it.each([
  ['tick', 'true'],
  ['untick', 'false'],
  ['one', 'true'],
])('%s, which is as it was entered, is left alone', (id, value) => {
  const pressed = jest.fn();
  one(id).addEventListener('click', pressed);
  enterAgain(island(), { path: at(id), value });
  expect(pressed).not.toHaveBeenCalled();
  expect(entered()).toEqual([]);
});

it.each([
  ['another element', () => at('words')],
  ['nothing', () => [99]],
])('where there is %s in place of the field, nothing happens', (_what, path) => {
  const heard = jest.fn();
  for (const type of ['input', 'change']) document.body.addEventListener(type, heard, { once: true });
  enterAgain(island(), { path: path(), value: 'entered' });
  expect(heard).not.toHaveBeenCalled();
});
