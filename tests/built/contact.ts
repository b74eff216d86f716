import { QUESTIONS } from '../../app/[locale]/contact/questions';
import { snapshotText } from '../../lib/content/snapshot';
import { LOCALES, type Locale } from '../../lib/i18n/locales';
import { localizedPath } from '../../lib/i18n/paths';
import { content, copy, messages, site } from '../words';
import { all, attribute, found, pageAt, text } from './out';

/** The ways to write to the company: mails, two kinds of them with a draft, and the questions of the form. */

const mailLinks = (path: string) =>
  all('main a[href^="mailto:"]', pageAt(path).tree).map((link) => new URL(attribute(link, 'href') ?? ''));

it('every mail goes to the company, to who answers for its security, or to whom a text of the content names', () => {
  const texts = snapshotText([content.collections, content.pages]);
  const inTexts = texts.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [];
  const to = new Set([site.mail, site.security.contact, ...inTexts]);
  const wrong = found(({ tree }) =>
    all('a[href^="mailto:"]', tree)
      .map((link) => new URL(attribute(link, 'href') ?? '').pathname)
      .filter((address) => !to.has(address)),
  );
  expect(wrong).toEqual([]);
  for (const locale of LOCALES)
    for (const path of ['/about', '/contact'])
      expect(mailLinks(localizedPath(locale, path)).map(({ pathname }) => pathname)).toContain(site.mail);
});

/** The drafts, how many buttons open each, and whether a button beside it copies it. */
const LETTERS = [
  { path: '/services/labcraft', count: 1, letter: (of: Locale) => copy('labcraft', of).contact.letter },
  { path: '/whitepaper', count: 2, letter: (of: Locale) => copy('whitepaper', of).request.letter },
  {
    path: '/services/maintenance',
    count: 1,
    letter: (of: Locale) => copy('maintenance', of).hero.reportMail,
  },
];

describe.each(LOCALES)('in %s', (locale) => {
  it.each(LETTERS)('the draft of $path asks every question', ({ path, count, letter }) => {
    const { subject, sentence, questions } = letter(locale);
    const drafts = mailLinks(localizedPath(locale, path)).filter(({ search }) => search);
    expect(drafts).toHaveLength(count);
    for (const { href, searchParams } of drafts) {
      expect(href.length).toBeLessThanOrEqual(2000);
      expect(searchParams.get('subject')).toBe(subject);
      const asked = questions.map((question) => `${question}${locale === 'ja' ? '：' : ': '}`);
      expect(searchParams.get('body')?.split('\r\n')).toEqual([sentence, '', ...asked]);
    }
    const copies = all('button[data-copy]', pageAt(localizedPath(locale, path)).tree);
    expect(copies.map((button) => attribute(button, 'data-copy'))).toEqual(
      drafts.map(({ searchParams }) =>
        [site.mail, subject, '', searchParams.get('body')?.replaceAll('\r', ''), ''].join('\n'),
      ),
    );
  });

  it.each(['main details', 'dialog#form-questions'])('all questions are in %s, marked', (place) => {
    const { required, optional } = messages[locale].question;
    const items = all(`${place} li`, pageAt(localizedPath(locale, '/contact')).tree);
    const asked = items.map((item) => [text(all('span', item)[0] ?? item), all('em', item).map(text).join()]);
    const questions = copy('contact', locale).questions.items;
    expect(asked).toEqual(
      QUESTIONS.map(({ id, required: must }) => [questions[id], must ? required : optional]),
    );
  });
});
