/** @jest-environment jsdom */
import { ChangedFigure, MeasuredChange } from '@/components/sections/measured-change';
import { serverMarkup } from '../helpers/server-markup';

const change = { before: '3時間', after: '45分' };

it.each([
  ['of a card', <MeasuredChange key="" {...change} />],
  ['of a strip', <ChangedFigure key="" term="" {...change} />],
])('a measured change %s has a word for its arrow', async (_where, node) => {
  document.body.innerHTML = await serverMarkup(node);
  for (const drawn of document.querySelectorAll('[aria-hidden="true"]')) drawn.remove();
  expect(document.body.textContent).toBe('3時間change.to45分');
});
