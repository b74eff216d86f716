/** What pure code asks of the content in a language. */
import { sourceOf } from '@/lib/content/source';

const known = { source: 'x', date: '2026-01-05' };
const what = { ja: '変動係数', en: 'coefficient of variation' };
const data = {
  spread: { value: 3, sample: true, what, ...known },
  bare: { value: 4, sample: true, ...known },
  real: { value: 5, what, ...known },
};
const content = { site: { data: {}, samples: [] }, facts: { data } } as never;

it.each([
  ['by what they measure', ['spread'], ['変動係数'], ['coefficient of variation']],
  ['by their name where nothing else is said', ['bare'], ['bare'], ['bare']],
  ['but none that is real', ['real'], [], []],
  ['but none that is not there', ['no.such'], [], []],
  ['in their order', ['bare', 'real', 'spread'], ['bare', '変動係数'], ['bare', 'coefficient of variation']],
])('samples among figures are named %s', (_how, names, ja, en) => {
  expect(sourceOf(content, 'ja').sampleFigures(names)).toEqual(ja);
  expect(sourceOf(content, 'en').sampleFigures(names)).toEqual(en);
});
