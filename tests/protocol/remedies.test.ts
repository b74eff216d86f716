import fc from 'fast-check';
import { isStep } from '@/lib/protocol/model';
import { printProtocol } from '@/lib/protocol/print';
import { rehearse } from '@/lib/protocol/rehearse';
import { remedies } from '@/lib/protocol/remedies';
import { understand } from '@/lib/protocol/understand';
import { runningTier } from '@/tools/toolchain/tiers.mjs';
import { cases } from '../helpers/cases';
import { anyProtocol } from './arbitrary';

const numRuns = runningTier() === 'test' ? 150 : 5000;

/** What each remedy does, and the protocol that it leads to. */
function found(text: string) {
  const { protocol, understood } = understand(text, 'en');
  expect(understood).toBe(true);
  const rehearsal = rehearse(protocol);
  if (!rehearsal.mistake) throw new Error(`no mistake: ${text}`);
  return remedies(protocol.steps, rehearsal).map(({ change, edited: { steps } }) => {
    const name = change.do === 'value' ? change.field.name : change.do;
    return `${name}: ${printProtocol({ steps }, 'en')
      .replace(/, with (?:a new tip|new tips) for each (?:well|column)/g, '')
      .replace(/\s+/g, ' ')}`;
  });
}

describe('remedies', () => {
  it.each(cases('tests/protocol/remedies.txt'))('%s', (text, ...remedied) =>
    expect(found(text)).toEqual(remedied),
  );

  it('a repeat is saved tips as well, and tips that are kept stay so', () => {
    const held = 'Column 1 of plate 2 holds 100 µL of dye.';
    const added = 'ispense 5 µL of water into columns 1 to 12 of plate 1';
    const mixed = 'mix column 12 of plate 1 with 5 µL, twice, with the tips from the previous step';
    const moved = 'ransfer 5 µL from column 1 of plate 2 to column 5 of plate 2';
    // Five rounds of twelve need all sixty columns of tips.
    expect(
      found(`${held} Repeat the following 5 times: d${added}. M${mixed.slice(1)}. End of repeat. T${moved}.`),
    ).toEqual([
      `save: ${held} Repeat the following 5 times: D${added}, with one set of tips. M${mixed.slice(1)}. End of repeat. T${moved}, with one set of tips.`,
    ]);
  });

  it.each<[text: string, path: number[]]>([
    ['Add 300 µL of water to A1.', [0, 0]],
    ['Wait 5 seconds. Remove 50 µL from A1 to A3.', [0]],
    ['A1 holds 50 µL of sample. Add 50 µL of water to B1. A2 holds 50 µL of sample.', [1]],
    ['Add 200 µL of water to A1. Wait 5 seconds. Add 2 µL of water to A1.', [2]],
  ])('shows the step that it is about: %s', (text, path) => {
    const { steps } = understand(text, 'en').protocol;
    expect(remedies(steps, rehearse({ steps }))[0]?.edited.path).toEqual(path);
  });

  it('none lies deeper than repeats may', () => {
    const text = `${'Repeat the following 1 time: '.repeat(4)}add 300 µL of water to A1. ${'End of repeat. '.repeat(4)}`;
    expect(found(text)).toEqual([]);
  });

  it('saving tips leaves the steps behind as they are where one set for each would spoil them', () => {
    const added = 'Add 5 µL of water to columns 1 to 12 of plate 1. '.repeat(5);
    const [saved = ''] = found(
      `Column 1 of plate 2 holds 100 µL of cells. Column 2 of plate 2 holds 100 µL of dye. ${added}Transfer 5 µL from column 1 of plate 2 to column 5 of plate 2. Transfer 5 µL from columns 1 and 2 of plate 2 to columns 3 and 4 of plate 2.`,
    );
    expect(saved.match(/with one set of tips/g)).toHaveLength(6);
    expect(rehearse(understand(saved.replace('save: ', ''), 'en').protocol).mistake).toBeUndefined();
  });

  it('each leads to a protocol that the model allows and that goes on past the mistake', () =>
    fc.assert(
      fc.property(anyProtocol, ({ steps }) => {
        const rehearsal = rehearse({ steps });
        const { mistake } = rehearsal;
        const offered = remedies(steps, rehearsal);
        if (!mistake) return expect(offered).toEqual([]);
        expect(offered.length).toBeLessThanOrEqual(3);
        for (const { edited } of offered) {
          expect(edited.steps.every(isStep)).toBe(true);
          const behind = steps.length - (mistake.path[0] ?? 0) - 1;
          const upTo = edited.steps.slice(0, edited.steps.length - behind);
          expect(rehearse({ steps: upTo }).mistake).toBeUndefined();
        }
      }),
      { numRuns },
    ));
});
