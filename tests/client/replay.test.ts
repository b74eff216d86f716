/** @jest-environment jsdom */
import { press, replay } from '@/client/replay';

const heard: string[] = [];
for (const type of ['click', 'submit'])
  document.addEventListener(type, (event) => {
    event.preventDefault();
    heard.push(`${type} ${(event.target as Element).id}`);
  });

const one = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  heard.length = 0;
  document.body.innerHTML = '<button type="button" id="button"></button><form id="form"></form>';
});

it.each([
  ['a button is pressed', 'button', ['click button']],
  ['a form is submitted', 'form', ['submit form']],
  ['what is no longer there is passed over', 'gone', []],
])('%s', (_what, id, expected) => {
  press(one(id));
  expect(heard).toEqual(expected);
});

it('what was captured for a part is repeated in order', () => {
  window.takeCaptured = (owner) => (owner === document.body ? [one('form'), one('button')] : []);
  replay(document.body);
  Reflect.deleteProperty(window, 'takeCaptured');
  expect(heard).toEqual(['submit form', 'click button']);
});

it('where nothing captures, nothing is repeated', () => {
  replay(document.body);
  expect(heard).toEqual([]);
});
