import fc from 'fast-check';
import { LOCALES } from '@/lib/i18n/locales';
import { cured, cures, isInName } from '@/lib/protocol/cures';
import { reworded } from '@/lib/protocol/rewordings';
import { understand } from '@/lib/protocol/understand';
import { cases } from '../helpers/cases';
import { corpus } from './corpus';
import { languageOf } from './refusals';
import { openSaid } from './said';

/** What the cures of the first refused sentence of a text lead to. */
const offered = (text: string) => {
  const locale = languageOf(text);
  const sentence = understand(text, locale).sentences.find(({ issue }) => issue);
  return sentence ? cures(text, sentence, locale).map((cure) => cured(text, cure)) : [];
};

it.each(cases('tests/protocol/cures.txt'))('%s', (text, ...instead) =>
  expect(offered(text)).toEqual(instead),
);

describe('what a cure is tried on', () => {
  it('the end of a repeat is offered where it begins, and not for what is refused in it', () => {
    const text = 'Repeat the following 2 times:\nWait 5 s.\nSing to A1.';
    const [begins, , sings] = understand(text, 'en').sentences;
    expect(begins && cures(text, begins, 'en').map((cure) => cured(text, cure))).toEqual([
      `${text}\nEnd of repeat.`,
    ]);
    expect(sings && cures(text, sings, 'en')).toEqual([]);
  });

  it('what is understood has none', () => {
    const [sentence] = understand('Wait 5 s.', 'en').sentences;
    expect(sentence && cures('Wait 5 s.', sentence, 'en')).toEqual([]);
  });

  it('a name reaches from its first letter to its last', () => {
    const text = 'Add 50 µL of PBS to A1.';
    const [sentence] = understand(text, 'en').sentences;
    const letters = [...text].map((_, at) => at).filter((at) => sentence && isInName(sentence, at));
    expect(letters.map((at) => text[at]).join('')).toBe('PBS');
  });
});

describe.each(LOCALES)('in %s', (locale) => {
  const texts = [...openSaid(locale).map(({ text }) => text), ...corpus(locale).map(({ say }) => say)];

  it('with a cure, more of the text is understood', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...texts), { minLength: 1, maxLength: 3 }), (list) => {
        const text = list.join('\n');
        const before = understand(text, locale).sentences;
        for (const [place, sentence] of before.entries())
          for (const cure of cures(text, sentence, locale)) {
            const after = understand(cured(text, cure), locale).sentences;
            const refused = (all: typeof before) => all.filter(({ issue }) => issue).length;
            const rest = ({ issue, end }: (typeof before)[number]) => (issue ? end - issue.start : 0);
            expect(refused(after)).toBeLessThanOrEqual(refused(before));
            if (refused(after) === refused(before))
              expect(rest(after[place] as typeof sentence)).toBeLessThan(rest(sentence));
          }
      }),
      { numRuns: 150 },
    ));

  it('a sentence that is understood means the same in other words, but for its tips', () => {
    const steps = (text: string) => {
      const { protocol, understood } = understand(text, locale);
      return understood && protocol.steps.map((step) => ({ ...step, tips: undefined }));
    };
    const others = texts.flatMap((text) => {
      const isOne = understand(text, locale).sentences.length === 1;
      const plain = isOne && steps(text) && reworded(text, locale);
      // What is not understood either is not offered.
      return plain && steps(plain) ? [{ text, said: steps(text), plain: steps(plain) }] : [];
    });
    expect(others.length).toBeGreaterThan(50);
    for (const { text, said, plain } of others) expect({ text, steps: plain }).toEqual({ text, steps: said });
  });
});
