/** @jest-environment jsdom */
import { saveFile } from '@/lib/save-file';

/** A text as a file of the browser. */

it('has its name, its text and its type, and leaves nothing on the page', async () => {
  jest.useFakeTimers();
  const made: Blob[] = [];
  const revoked = jest.fn();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`,
    revokeObjectURL: revoked,
  });
  const clicked: [string, string, boolean][] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    clicked.push([this.href, this.download, this.isConnected]);
  });
  saveFile('plan.csv', 'a,b', 'text/csv');
  expect(clicked).toEqual([['blob:1', 'plan.csv', true]]);
  expect(made[0]).toMatchObject({ size: 3, type: 'text/csv;charset=utf-8' });
  expect(document.body).toBeEmptyDOMElement();
  expect(revoked).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(revoked).toHaveBeenCalledWith('blob:1');
});
