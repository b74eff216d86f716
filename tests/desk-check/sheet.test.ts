/** The sheet to take away: on paper, as text, as Markdown and in a mail. */
import fc from 'fast-check';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { formatDate } from '@/lib/dates';
import { rangeText } from '@/lib/desk-check/number-text';
import { phrase } from '@/lib/desk-check/phrase';
import { presetPlan } from '@/lib/desk-check/preset';
import type { Plan } from '@/lib/desk-check/schema';
import { type Sheet, sheetMail, sheetText } from '@/lib/desk-check/sheet';
import { SHEET_PARTS } from '@/lib/desk-check/sheet-lines';
import { sheetMarkdown } from '@/lib/desk-check/sheet-markdown';
import { stepNames } from '@/lib/desk-check/step-text';
import type { Voice } from '@/lib/desk-check/voice';
import type { Locale } from '@/lib/i18n/locales';
import { fill } from '@/lib/listing/fill';
import { plan, step } from './examples';
import { law, line } from './generators';
import { COMPANY, LANGUAGES, PRESETS, spokenBy, VOICE } from './reports';

const sheetIn = (locale: Locale, fields: Plan, today?: string): Sheet =>
  spokenBy(VOICE[locale], fields, today).sheet;

describe.each(LANGUAGES)('in %s', (locale, { words, names }) => {
  const own = words.sheet;
  const linesOf = ({ parts }: Sheet, id: string) => parts.find((part) => part.id === id)?.lines;

  it('has the parts of a decision paper in their order, each with a line', () => {
    const { parts, sign, columns } = sheetIn(locale, plan({ steps: [step({ handsOn: 1 })] }));
    const titles = {
      ...own,
      ...{ steps: words.verdicts.title, bring: words.bring.title, how: words.answer.how },
    };
    expect(parts.map(({ id, title }) => [id, title])).toEqual(SHEET_PARTS.map((id) => [id, titles[id]]));
    expect(parts.filter(({ lines }) => lines.join('') === '')).toEqual([]);
    expect([sign, columns]).toEqual([own.sign, own.columns]);
  });

  it('is named after the procedure and dated', () => {
    const { title, made } = sheetIn(locale, plan({ title: '分注' }), '2026-11-23');
    expect(title).toBe(fill(own.of, { name: '分注' }));
    expect(made).toBe(fill(own.made, { date: formatDate('2026-11-23', locale) }));
  });

  it('says where there is no name and no purpose', () => {
    const sheet = sheetIn(locale, plan());
    expect(sheet.title).toBe(fill(own.of, { name: own.unnamed }));
    expect(linesOf(sheet, 'purpose')).toEqual([own.none]);
    expect(linesOf(sheetIn(locale, plan({ purpose: 'なぜ' })), 'purpose')).toEqual(['なぜ']);
  });

  it('has a row for each step, with a dash for what is not known', () => {
    const [unit, gram] = [locale === 'ja' ? '分' : ' min', words.units.grams];
    const { rows } = sheetIn(
      locale,
      plan({
        steps: [
          step({ operation: '振る', handsOn: 1.5, waiting: 1440, grams: 0, vessel: 'flask' }),
          step({ judgement: 'person', station: 'elsewhere' }),
          step({ station: '' }),
        ],
      }),
    );
    expect(rows).toEqual([
      [
        '1 振る',
        `1.5${unit}`,
        `1,440${unit}`,
        names.vessels.flask,
        names.stations.plate,
        `0 ${gram}`,
        words.verdicts.hand,
      ],
      ['2', '–', '–', names.vessels.other, words.procedure.elsewhere, '–', words.verdicts.keep],
      ['3', '–', '–', names.vessels.other, '–', '–', '–'],
    ]);
  });

  it('reckons with the numbers of the plan, and names those that are assumed', () => {
    const sheet = sheetIn(
      locale,
      plan({
        ...{ runsPerWeek: 6, weeksPerYear: 10, prepare: 10, cleanUp: 5, gripper: 1200, yenPerHour: 5000 },
        steps: [
          step({ handsOn: 75, waiting: 30 }),
          step({ handsOn: 30, waiting: 90 }),
          step({ handsOn: 30, judgement: 'some' }),
        ],
      }),
    );
    const range = (low: number, high: number) => rangeText({ low, high }, locale);
    expect(linesOf(sheet, 'now')).toEqual([
      phrase(own.nowText, { minutes: 135, runs: 6, weeks: 10, week: 13.5, year: 135 }),
    ]);
    expect(linesOf(sheet, 'effect')).toEqual([
      phrase(own.freed, {
        week: range(9, 12),
        how: phrase(words.hours.howYear, {
          ...{ minutes: range(90, 120), runs: 6, weeks: 10, hours: range(90, 120), is: words.units.equals },
        }),
      }),
      phrase(own.after, { minutes: range(15, 45), week: range(1.5, 4.5) }),
      phrase(own.waitingFree, { hours: 12 }),
    ]);
    expect(linesOf(sheet, 'cost')).toContain(
      fill(own.costLine, {
        term: words.money.saved,
        value: phrase(words.money.howSaved, {
          ...{ minutes: range(90, 120), runs: 6, weeks: 10, cost: '5,000' },
          ...{ is: words.units.equals, yen: range(450_000, 600_000) },
        }),
      }),
    );
    expect(linesOf(sheet, 'assumptions')).toEqual([
      own.estimated,
      fill(own.unweighed, { steps: stepNames([0, 1, 2], { words, locale } as Voice) }),
      phrase(own.setup, { prepare: 10, cleanUp: 5, gripper: '1,200', tool: 0, margin: 10 }),
      ...[own.shared, fill(own.labour, { yen: '5,000' }), phrase(own.few, { hours: 50 }), own.notQuote],
    ]);
    for (const said of Object.values(COMPANY)) expect(sheet.from).toContain(said);
    expect(sheet.from).toBe(fill(own.from, COMPANY));
  });

  it('without a day is not dated', () => {
    expect(sheetIn(locale, plan(), '').made).toBe('');
  });

  it('says of times whether a clock took them, and of waiting only where there is some', () => {
    const fields = { runsPerWeek: 6, steps: [step({ waiting: 60 })] };
    const [guessed, measured] = [false, true].map((took) =>
      sheetIn(locale, plan({ ...fields, measured: took })),
    );
    expect(linesOf(guessed as Sheet, 'assumptions')).toContain(own.estimated);
    expect(linesOf(measured as Sheet, 'assumptions')).toContain(own.measured);
    const free = phrase(own.waitingFree, { hours: 6 });
    expect(linesOf(guessed as Sheet, 'effect')).toContain(free);
    const busy = { weeksPerYear: 40, steps: [step({ handsOn: 1 })] };
    expect(linesOf(sheetIn(locale, plan({ ...fields, ...busy })), 'effect')).toHaveLength(2);
    // Nobody has said a minute: that no work is left is not known.
    const unsaid = sheetIn(locale, plan({ steps: [step()] }));
    expect([linesOf(unsaid, 'now'), linesOf(unsaid, 'effect')]).toEqual([[own.none], undefined]);
  });

  it.each([
    ['runs', { runsPerWeek: 0, weeksPerYear: 40 }],
    ['weeks', { runsPerWeek: 6, weeksPerYear: 0 }],
  ])('says of a run what is known of it, and of no %s that they are none', (_which, often) => {
    const sheet = sheetIn(locale, plan({ ...often, steps: [step({ handsOn: 9 })], prepare: 2 }));
    expect(linesOf(sheet, 'now')).toEqual([phrase(own.nowRun, { minutes: 9 })]);
    expect(linesOf(sheet, 'effect')).toEqual([
      fill(words.hours.howWeek, { today: '9', after: '2', freed: '7' }),
    ]);
  });

  it('says nothing of more manual work while minutes of what is handed over are missing', () => {
    const often = { runsPerWeek: 6, weeksPerYear: 40, prepare: 20 };
    const effectOf = (...steps: Plan['steps']) =>
      linesOf(sheetIn(locale, plan({ ...often, steps })), 'effect')?.[0];
    expect(effectOf(step({ handsOn: 5 }))).toContain(words.hours.notBelow);
    expect(effectOf(step({ handsOn: 5 }), step())).not.toContain(words.hours.notBelow);
  });

  it('as text has every line of it, the steps below what is done today', () => {
    const sheet = sheetIn(locale, plan({ steps: [step({ operation: '振る' })] }), '2026-11-23');
    const lines = sheetText(sheet).split('\n');
    for (const text of [sheet.title, sheet.made, sheet.from, ...sheet.parts.flatMap((part) => part.lines)])
      expect(lines).toContain(text);
    const today = lines.indexOf(`■ ${own.now}`);
    expect(lines.slice(today + 2, today + 5)).toEqual([
      ...[sheet.columns, sheet.rows[0] as string[]].map((row) => row.join(' / ')),
      '',
    ]);
    expect(lines.filter((text) => text.startsWith('1 振る'))).toHaveLength(1);
    expect(lines.slice(-2)).toEqual(['', sheet.from]);
    const undated = sheetText({ ...sheet, made: '' });
    expect(undated.split('\n').slice(0, 3)).toEqual([sheet.title, '', `■ ${own.purpose}`]);
  });

  describe('as a mail', () => {
    const mailOf = (fields: Plan | Sheet) => {
      const sheet = 'parts' in fields ? fields : sheetIn(locale, fields);
      const link = new URL(sheetMail(sheet, { to: 'someone@example.com', words }));
      const body = link.searchParams.get('body')?.split('\r\n') ?? [];
      return { link, body, title: sheet.title, parts: body.filter((text) => text.startsWith('■ ')) };
    };

    it('greets, answers in brief, and refers to the paper for the rest', () => {
      const asked = plan({ steps: [step({ handsOn: 9 })], title: '分注' });
      const { link, body, title } = mailOf(asked);
      expect(link.pathname).toBe('someone@example.com');
      expect(link.searchParams.get('subject')).toBe(title);
      expect(body.slice(0, 3)).toEqual([words.take.greeting, '', sheetIn(locale, asked).brief[0]]);
      expect(body.at(-1)).toBe(words.take.rest);
    });

    it('has whole lines only, and all of a short sheet without a reference', () => {
      const short = (id: (typeof SHEET_PARTS)[number]) => ({ id, title: id, lines: [`${id}!`] });
      const sheet: Sheet = { ...sheetIn(locale, plan()), parts: SHEET_PARTS.map(short) };
      const { body } = mailOf(sheet);
      const order = [
        ...['proposal', 'effect', 'now', 'schedule', 'cost', 'purpose', 'assumptions', 'bring'],
        ...['steps', 'how'],
      ];
      expect(body).toEqual([
        words.take.greeting,
        ...['', ...sheet.brief],
        ...order.flatMap((id) => ['', `■ ${id}`, `${id}!`]),
      ]);
      const long = mailOf({
        ...sheet,
        parts: sheet.parts.map((part) =>
          part.id === 'now' ? { ...part, lines: ['a', 'b'.repeat(2000), 'c'] } : part,
        ),
      });
      expect(long.parts).toEqual(['■ proposal', '■ effect', '■ now']);
      expect(long.body.slice(-3)).toEqual(['a', '', words.take.rest]);
    });

    it('says what is proposed by time and by money, of every example', () => {
      for (const preset of PRESETS[locale]) {
        const { body } = mailOf({ ...presetPlan(preset), yenPerHour: 3000 });
        const { report } = spokenBy(VOICE[locale], { ...presetPlan(preset), yenPerHour: 3000 });
        for (const line of [report.worth, report.money.verdict]) expect(body).toContain(line);
      }
    });

    it.each(['長', '🧪', '%', ' '])('named "%s" eighty times is a mail that opens', (sign) => {
      const { link } = mailOf(plan({ title: sign.repeat(80 / sign.length), purpose: '目'.repeat(200) }));
      expect(link.href.length).toBeLessThanOrEqual(2000);
    });
  });
});

describe('as Markdown', () => {
  type Node = { type: string; value?: string; children?: Node[] };
  const parse = (markdown: string) => remark().use(remarkGfm).parse(markdown) as Node;
  const textOf = ({ value = '', children = [] }: Node): string => value + children.map(textOf).join('');
  /** What it is made of; an address that is made a link stays what it was. */
  const shapeOf = ({ type, children = [] }: Node): unknown =>
    children.some((child) => child.children) ? [type, children.map(shapeOf)] : type;
  const nodesOf = (node: Node, type: string): Node[] =>
    node.type === type ? [node] : (node.children ?? []).flatMap((child) => nodesOf(child, type));

  const sheet = sheetIn('en', plan({ steps: [step()] }));
  /** Two parts of the sheet, and its table, with a text wherever one of the visitor's stands. */
  const sheetWith = (text: string): Sheet => ({
    ...sheet,
    title: `Desk check: ${text}`,
    parts: sheet.parts.slice(0, 2).map((part) => ({ ...part, lines: [text] })),
    rows: sheet.rows.map(([_operation, ...cells]) => [`1 ${text}`, ...cells]),
  });
  const plain = shapeOf(parse(sheetMarkdown(sheetWith('plain'))));

  function expectText(text: string): void {
    const tree = parse(sheetMarkdown(sheetWith(text)));
    expect(shapeOf(tree)).toEqual(plain);
    const [title, first] = [nodesOf(tree, 'heading')[0], nodesOf(tree, 'listItem')[0]] as Node[];
    expect([title, first].map((node) => textOf(node as Node))).toEqual([
      `Desk check: ${text}`.trim(),
      text.trim(),
    ]);
    expect(textOf(nodesOf(tree, 'tableRow')[1]?.children?.[0] as Node)).toBe(`1 ${text}`.trim());
  }

  it('is a heading, headings of parts with lists, and a table of the steps', () => {
    const whole = sheetIn('ja', plan({ steps: [step({ handsOn: 1 }), step()] }), '2026-11-23');
    const tree = parse(sheetMarkdown(whole));
    expect(nodesOf(tree, 'heading').map(textOf)).toEqual([
      whole.title,
      ...whole.parts.map(({ title }) => title),
    ]);
    expect(nodesOf(tree, 'list')).toHaveLength(SHEET_PARTS.length);
    expect(nodesOf(tree, 'listItem').map(textOf)).toEqual(whole.parts.flatMap(({ lines }) => lines));
    expect(nodesOf(tree, 'tableRow').map(({ children = [] }) => children.map(textOf))).toEqual([
      whole.columns,
      ...whole.rows,
    ]);
    const paragraphs = (tree.children ?? []).filter(({ type }) => type === 'paragraph').map(textOf);
    expect(paragraphs).toEqual([whole.made, whole.from]);
  });

  it('has no table without steps, and no day where there is none', () => {
    const tree = parse(sheetMarkdown(sheetIn('ja', plan(), '')));
    expect((tree.children ?? []).map(({ type }) => type)).toEqual([
      'heading',
      ...SHEET_PARTS.filter((id) => id !== 'steps' && id !== 'effect').flatMap(() => ['heading', 'list']),
      'paragraph',
    ]);
  });

  it.each([
    ...[
      '*a* _b_ **c** `d` ~~e~~',
      '[x](javascript:alert(1))',
      '![x](y.png)',
      '<script>alert(1)</script>',
      '# a',
    ],
    ...['- a', '+ a', '* a', '1. a', '12) a', '---', '- - -', '***', '===', '~~~', '```', '> a', '| a | b |'],
    ...[
      '&amp; &#35; &copy',
      'a & b',
      '\\* \\',
      '    code',
      'a  ',
      ' \u3000a',
      '[^1]',
      '- [ ] a',
      '2026. 11',
      'a#',
    ],
  ])('"%s" stays the text that it is', (text) => expectText(text));

  it('whatever a visitor wrote stays text', () => {
    law(
      line(60).filter((text) => /\S/.test(text) && !/[./@:]/.test(text)),
      expectText,
    );
    law(
      fc
        .string({ unit: fc.constantFrom(...'-+*_=~`#>|[](){}<&;1.)\\! a'), minLength: 1, maxLength: 8 })
        .filter((text) => /\S/.test(text)),
      expectText,
      50,
    );
  });
});
