/** Films of `content/site.json` are told apart by their ids; the days on which they were put up stand beside those. */
import { filmDay } from '@/lib/content/site';

const videos = { intro: 'intro-film', demo: 'demo-film00', labcraft: 'labcraft-fi', tore: 'tore-film00' };
const site = { videos, videoDates: { demo: '2025-04-01', tore: '2025-06-01' } };

it.each([
  ['that is known', site, 'demo-film00', '2025-04-01'],
  ['of the last one', site, 'tore-film00', '2025-06-01'],
  ['that nobody has looked up', site, 'intro-film', undefined],
  ['of a film that the site does not know', site, 'other-film0', undefined],
  ['where no days are given', { videos }, 'demo-film00', undefined],
])('the day of a film %s', (_which, file, id, day) => expect(filmDay(file as never, id)).toBe(day));
