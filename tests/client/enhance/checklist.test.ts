/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/dom';
import { start as startChecklist } from '@/client/enhance/checklist';

const boxes = () => screen.getAllByRole('checkbox');
const list = () => document.querySelector('[data-checklist]') as HTMLElement;
const tick = (...places: number[]) => {
  for (const place of places) fireEvent.click(boxes()[place] as HTMLElement);
};

beforeEach(() => {
  document.body.innerHTML = `
    <div data-checklist>
      <label><input type="checkbox">One</label>
      <label><input type="checkbox">Two</label>
      <label><input type="checkbox">Three</label>
      <p role="status" data-checklist-status data-text="%n of three apply"></p>
    </div>
    <label><input type="checkbox">Elsewhere</label>`;
  startChecklist(list());
});

it.each([
  ['says nothing before the first tick', [], ''],
  ['counts one', [1], '1 of three apply'],
  ['counts all', [0, 1, 2], '3 of three apply'],
  ['counts back when a tick is taken away', [0, 2, 0], '1 of three apply'],
  ['says zero when the last tick is taken away', [0, 0], '0 of three apply'],
  ['leaves out boxes that stand elsewhere', [0, 3], '1 of three apply'],
])('%s', (_rule, places, expected) => {
  tick(...places);
  expect(screen.getByRole('status')).toHaveTextContent(expected);
  if (expected === '') expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('counts what was ticked before it came', () => {
  const status = screen.getByRole('status');
  tick(2);
  status.textContent = '';
  startChecklist(list());
  expect(status).toHaveTextContent('1 of three apply');
});

it('says nothing where it has no words for it', () => {
  screen.getByRole('status').removeAttribute('data-text');
  tick(0);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('ignores a list that announces nothing', () => {
  screen.getByRole('status').remove();
  startChecklist(list());
  const before = document.body.innerHTML;
  tick(0);
  expect(document.body.innerHTML).toBe(before);
});
