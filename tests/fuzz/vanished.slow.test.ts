/**
 * Whatever is in a Markdown text: either something of it is reported, or each of its words, tags and addresses is in
 * the HTML. And what has nothing but Markdown in it is not reported.
 */
import fc from 'fast-check';
import { vanishedProblems } from '@/lib/content/vanished';
import { renderMarkdown } from '../helpers/render-markdown';

/** Stands for a word that is nowhere else; in a tag or an address it tells that this is there, too. */
const WORD = '§';

const GOOD = [
  ...['§', '**§**', '*§*', '~~§~~', '`§`', '`<§>`', '[§](https://a.test/§)', '[§](/§ "§")', '![§](./§.webp)'],
  ...['§@a.test', 'https://§.test', '<https://§.test>', '[§](#§)', '§\\\n§', '&lt;§>', '\\<§>', '<§@a.test>'],
];
const BAD = [
  ...[
    '<§>',
    '</§>',
    '<§ §="§">',
    '<br>',
    '<img src="§">',
    '<iframe src="§"></iframe>',
    '<!-- § -->',
    '<?§?>',
  ],
  ...['<!§>', '<b>§</b>', '[§](ftp://§)', '[§](data:§)', '![§](data:§)', '[§](javascript:§)', '<ftp://§>'],
  ...['[§](<ftp:§>)', '[§]( tel:§ )', 'HTTPS://§.test', '[§](HTTPS://§)', '[§](ftp&colon;§)', '![§](§:§)'],
];
const INLINE = { good: fc.constantFrom(...GOOD), bad: fc.constantFrom(...GOOD, ...BAD) };

const BLOCKS = {
  good: (text: string) => [
    ...[text, `# ${text}`, `> ${text}`, `- ${text}\n- ${text}`, `1. ${text}\n\n   ${text}`, `- [x] ${text}`],
    ...[
      `| ${text} | § |\n|---|:-:|\n| § | ${text} |`,
      '```js\n§ <§>\n```',
      '    § <§>',
      '***',
      `${text}\n===`,
    ],
  ],
  bad: (text: string) => [
    ...[
      `<div>\n${text}\n</div>`,
      `<§>\n\n${text}\n\n</§>`,
      `<!--\n${text}\n-->`,
      `<script>\n${text}\n</script>`,
    ],
    ...['```js §\n§\n```', '~~~ js §\n§\n~~~', `| § |\n|---|\n| § | ${text} |`, `[^§]: ${text}`, '[a]: /§'],
    ...[
      '[a]: /§\n[A]: ftp:§',
      '[§][a]',
      '![§][a]',
      '[^1]: §',
      '[^1]',
      `> <§>\n> ${text}`,
      `- <§>\n\n  ${text}`,
    ],
  ],
};

const textOf = (kind: 'good' | 'bad') =>
  fc
    .array(
      fc
        .array(INLINE[kind], { minLength: 1, maxLength: 3 })
        .chain((parts) =>
          fc.constantFrom(
            ...BLOCKS.good(parts.join(' ')),
            ...(kind === 'bad' ? BLOCKS.bad(parts.join(' ')) : []),
          ),
        ),
      { minLength: 1, maxLength: 5 },
    )
    .map((blocks) => {
      let count = 0;
      // A rule between them: a block that is indented belongs to no list before it.
      return blocks.join('\n\n***\n\n').replaceAll(WORD, () => `w${++count}w`);
    });

const isReported = (body: string) => vanishedProblems('x', { body, linesBeforeBody: 0 }).length > 0;
const wordsOf = (text: string) => text.match(/w\d+w/g) ?? [];

/** The words of a text that its HTML lacks. */
function missing(body: string): string[] {
  const there = new Set(wordsOf(renderMarkdown(body, 'en')));
  // The mark of a footnote becomes a number: its name is no word.
  return wordsOf(body.replace(/\[\^w\d+w\]:?/g, '')).filter((word) => !there.has(word));
}

const RUNS = { numRuns: 1000, seed: 28 };

it('reports something, or shows every word, tag and address', () => {
  fc.assert(
    fc.property(textOf('bad'), (body) => {
      if (!isReported(body)) expect(missing(body)).toEqual([]);
    }),
    RUNS,
  );
});

it('reports nothing of what is Markdown alone, and shows all of it', () => {
  fc.assert(
    fc.property(textOf('good'), (body) => {
      expect(isReported(body)).toBe(false);
      expect(missing(body)).toEqual([]);
    }),
    RUNS,
  );
});
