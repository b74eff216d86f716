/** @jest-environment jsdom */
import { enhance } from '@/client/enhance/index';

const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => logged.mockClear());

it('a page without any of the markup stays as it is, in silence', () => {
  document.body.innerHTML = '<main>plain</main>';
  enhance(document);
  expect(document.body.innerHTML).toBe('<main>plain</main>');
  expect(logged).not.toHaveBeenCalled();
});

it('a feature that fails is reported, and the ones after it start', () => {
  const later = jest.fn();
  const failure = new Error('broken');
  const failing = () => {
    throw failure;
  };
  enhance(document, [failing, later]);
  expect(later).toHaveBeenCalledWith(document);
  expect(logged.mock.calls).toEqual([[failure]]);
});
