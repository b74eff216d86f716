/**
 * @jest-environment jsdom
 *
 * The examples beside the small components, which /design shows, as browsers get them.
 */
import { ui } from '@/app/[locale]/design/ui';
import { SAMPLES } from '@/components/examples/samples';
import { LOCALES } from '@/lib/i18n/locales';
import { axeFindings } from '../helpers/axe';
import { serverMarkup } from '../helpers/server-markup';

jest.mock('@/lib/content', () => ({ site: () => ({ videos: { labcraft: 'sample' } }) }));
jest.mock('@/lib/images/manifest', () => jest.requireActual('../helpers/named-images').namedImages());
jest.mock('@/lib/generated', () => ({ readGenerated: () => ({}) }));

/** What a press, a link or a field is called: by an attribute, by its text, or by what a picture in it shows. */
const nameOf = (element: Element) =>
  element.getAttribute('aria-label') ||
  element.textContent?.trim() ||
  element.querySelector('img[alt]')?.getAttribute('alt');

describe.each(LOCALES)('in %s', (locale) => {
  it('axe finds nothing in any of them', async () => {
    for (const [file, { looks = {} }] of Object.entries(await ui(SAMPLES[locale]))) {
      document.documentElement.lang = locale;
      document.body.innerHTML = (await Promise.all(Object.values(looks).map(serverMarkup))).join('');
      expect([file, await axeFindings(document.body)]).toEqual([file, []]);
    }
  });

  it('each can be drawn; what can be pressed, followed or filled in has a name, and no id is there twice', async () => {
    const examples = Object.entries(await ui(SAMPLES[locale])).filter(([, { looks }]) => looks);
    expect(examples.length).toBeGreaterThan(20);
    for (const [file, { looks = {} }] of examples) {
      const drawn = await Promise.all(Object.values(looks).map(serverMarkup));
      expect([file, drawn.filter((html) => html === '')]).toEqual([file, []]);
      document.body.innerHTML = drawn.join('');
      const controls = [...document.querySelectorAll('a, button, input, summary, dialog')];
      const nameless = controls.filter((control) => !nameOf(control)).map(({ outerHTML }) => outerHTML);
      expect([file, nameless]).toEqual([file, []]);
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      expect([file, ids]).toEqual([file, [...new Set(ids)]]);
    }
  });
});
