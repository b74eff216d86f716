/** Links of the content: an address of this site leads to a page, `#…` to a heading of the same text. */
import { linkProblems } from '@/app/links';
import { loadWholeContent } from '@/app/whole-content';
import { BLOCK_EXAMPLES } from '@/components/blocks/examples';
import { giveContent } from '@/lib/content';
import { contentRoot } from '@/lib/content/folders';
import { formatProblem } from '@/lib/content/problems';
import type { Locale } from '@/lib/i18n/locales';
import { copyOfContent, removeContent } from '../content/fixture';
import { content, entries } from '../words';
import { OPEN_DAY, openDay } from './open-day';

afterAll(removeContent);

/** A post, where both languages have sections. */
const POST = `/blog/${entries('blog', 'en').find(({ body }) => /^## /m.test(body))?.id}`;

/** What is said of a page with these texts and a button. */
function problemsOf(texts: readonly string[], to: string): string[] {
  const { text, link, columns } = BLOCK_EXAMPLES;
  const inLanguage = (locale: Locale) => ({
    blocks: [
      { ...link[locale], id: 'start', link: { text: 'Go', to } },
      // A Japanese text may not lead to English pages.
      ...texts.map((typed) => ({
        ...text[locale],
        markdown: locale === 'ja' ? typed.replaceAll('(/en/', '(/') : typed,
      })),
      columns[locale],
    ],
  });
  const content = loadWholeContent(copyOfContent(openDay({ ja: inLanguage('ja'), en: inLanguage('en') })));
  giveContent(contentRoot(), content);
  return linkProblems(content)
    .map((problem) => formatProblem(problem, 'en'))
    .filter((problem) => problem.includes('index.en.json'));
}

it('may lead to pages, archives, entries, places, files and other sites', () => {
  const text = `### A heading

[j](/about.md) [k](/${OPEN_DAY}#start) [l](${POST}#section-1) [m](/privacy#article-1)

[a](/about) [b](/en/about#team) [c](/news?category=event) [d](#section-1) [g](#top) [h](#start) \`[i](/abuot)\` [e](/licences.txt) [n](/documents/terms.ja.pdf) [f](https://a.test/b)`;
  expect(problemsOf([text], `/${OPEN_DAY}`)).toEqual([]);
});

it.each([
  ['/about.html', 'No page has this path: did you mean "/about"?'],
  [`${POST}#section-99`, `${POST} has no such place: there are section-1`],
  ['/privacy#section-1', '/privacy has no such place: there are article-1,'],
  [
    '/documents/company-profle.en.pdf',
    'The site has no such file: did you mean "/documents/company-profile.en.pdf"?',
  ],
  [`/${OPEN_DAY}#end`, `/${OPEN_DAY} has no such place: there are start`],
])('%s is named in a text and in a field', (address, said) => {
  expect(problemsOf([`See [it](${address}).`], address)).toEqual([
    expect.stringContaining(`blocks.0.link.to: ${said}`),
    expect.stringContaining(`blocks.1.markdown: ${said}`),
  ]);
});

it('are named where they go a long way round to a page of the site', () => {
  const { siteUrl } = content.site.data;
  expect(problemsOf([`See ${siteUrl}, [it](${siteUrl}/en/about) or ${siteUrl}.au`], '/about')).toEqual(
    ['', ''].map(() => expect.stringContaining('markdown: A page of this site is named by its path alone')),
  );
});

it('are named where they lead nowhere', () => {
  const texts = ['[a][b]\n\n[b]: /abuot', '[a](/news/nowhere)', '### A\n\n[a](#b) [b](#section-2)'];
  const noHeading = expect.stringContaining('blocks.3.markdown: This text has no such heading');
  expect(problemsOf(texts, '/services/torre')).toEqual([
    expect.stringContaining('blocks.0.link.to: No page has this path: did you mean "/services/tore"?'),
    expect.stringContaining(
      'blocks.1.markdown: No page has this path: did you mean "/about"? (got "/abuot")',
    ),
    expect.stringContaining('blocks.2.markdown: No page has this path'),
    noHeading,
    noHeading,
  ]);
});
