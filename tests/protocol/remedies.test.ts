import fc from 'fast-check';
import { isStep } from '@/lib/protocol/model';
import { printProtocol } from '@/lib/protocol/print';
import { rehearse } from '@/lib/protocol/rehearse';
import { remedies } from '@/lib/protocol/remedies';
import { understand } from '@/lib/protocol/understand';
import { runningTier } from '@/tools/toolchain/tiers.mjs';
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
  it.each<[string, string[]]>([
    ['Add 2 µL of water to A1.', ['volume: Dispense 5 µL of water into A1.']],
    [
      'Add 300 µL of water to A1.',
      ['split: Repeat the following 2 times: Dispense 150 µL of water into A1. End of repeat.'],
    ],
    ['Add 400 µL of water to A1.', []],
    [
      'Add 10 µL of water to columns 1 to 12. Repeat the following 4 times: remove 10 µL from columns 1 to 12. Add 10 µL of water to columns 1 to 12 with one set of tips. End of repeat.',
      [
        'tips: Dispense 10 µL of water into columns 1 to 12. Repeat the following 4 times: Remove 10 µL from columns 1 to 12, with one set of tips. Dispense 10 µL of water into columns 1 to 12, with one set of tips. End of repeat.',
        'times: Dispense 10 µL of water into columns 1 to 12. Repeat the following 3 times: Remove 10 µL from columns 1 to 12. Dispense 10 µL of water into columns 1 to 12, with one set of tips. End of repeat.',
      ],
    ],
    [
      'A1 holds 300 µL of sample. Mix A1 with 300 µL, 3 times.',
      ['volume: A1 holds 300 µL of sample. Mix A1 with 200 µL, 3 times.'],
    ],
    [
      'A1 holds 100 µL of sample. Make a 1:10 serial dilution across A1 to A3 in water, moving 30 µL each time.',
      [
        'volume: A1 holds 100 µL of sample. Make a 1:10 serial dilution across A1 to A3 in water, moving 22.22 µL each time and mixing 3 times.',
      ],
    ],
    [
      'Add 200 µL of water to A1. Add 200 µL of water to A1.',
      [
        'volume: Dispense 200 µL of water into A1. Dispense 160 µL of water into A1.',
        'before: Dispense 200 µL of water into A1. Remove 40 µL from A1. Dispense 200 µL of water into A1.',
      ],
    ],
    [
      'Repeat the following 4 times: add 100 µL of water to column 12. Wait 30 seconds. End of repeat.',
      [
        'times: Repeat the following 3 times: Dispense 100 µL of water into column 12. Wait 30 seconds. End of repeat.',
        'drain: Repeat the following 4 times: Dispense 100 µL of water into column 12. Wait 30 seconds. Remove 100 µL from column 12. End of repeat.',
        'volume: Repeat the following 4 times: Dispense 90 µL of water into column 12. Wait 30 seconds. End of repeat.',
      ],
    ],
    ['A1 holds 300 µL of sample. Transfer 100 µL from B1 to A1.', []],
    [
      'A1 holds 20 µL of sample. Transfer 50 µL from A1 to B1.',
      ['volume: A1 holds 20 µL of sample. Transfer 20 µL from A1 to B1.'],
    ],
    [
      'A1 holds 200 µL of standard. Transfer 60 µL from A1 to B1, C1, D1 and E1 with the same tip.',
      [
        'volume: A1 holds 200 µL of standard. Transfer 50 µL each from A1 of plate 1 to B1 to E1 of plate 1, with one tip.',
      ],
    ],
    // What was taken out is no longer there; what else could be?
    ['Column 1 holds 100 µL of cells. Remove 100 µL from column 1. Remove 100 µL from column 1.', []],
    ['Add 100 µL of water to column 1. Remove 100 µL from column 1. Mix column 1 with 50 µL, 3 times.', []],
    [
      'A1 holds 100 µL of template. Transfer 50 µL from A1 to B1, B2 and B3.',
      ['volume: A1 holds 100 µL of template. Transfer 33 µL each from A1 of plate 1 to B1 to B3 of plate 1.'],
    ],
    ['Remove 50 µL from A1 to A3.', ['hold: A1 to A3 hold 50 µL of sample. Remove 50 µL from A1 to A3.']],
    [
      'Repeat the following 3 times: remove 50 µL from A1. End of repeat.',
      ['hold: A1 holds 150 µL of sample. Repeat the following 3 times: Remove 50 µL from A1. End of repeat.'],
    ],
    [
      'Make a 1:2 serial dilution across columns 1 to 4 in water, moving 50 µL each time.',
      [
        'hold: Column 1 holds 50 µL of sample. Make a 1:2 serial dilution across columns 1 to 4 in water, moving 50 µL each time and mixing 3 times.',
      ],
    ],
    [
      'Add 50 µL of reagent A to column 1. Add 50 µL of reagent B to column 2, with the tips from the previous step.',
      ['tips: Dispense 50 µL of reagent A into column 1. Dispense 50 µL of reagent B into column 2.'],
    ],
    [
      'Add 50 µL of reagent A to columns 1 and 2. Mix columns 1 and 2 with 20 µL, 3 times, with the tips from the previous step. Add 50 µL of water to A1 to A8, with the tips from the previous step.',
      [
        'tips: Dispense 50 µL of reagent A into columns 1 and 2. Mix columns 1 and 2 with 20 µL, 3 times, with the tips from the previous step. Dispense 50 µL of water into A1 to A8, with one tip.',
        'tips: Dispense 50 µL of reagent A into columns 1 and 2. Mix columns 1 and 2 with 20 µL, 3 times, with the tips from the previous step. Dispense 50 µL of water into A1 to A8.',
      ],
    ],
    [
      'Add 50 µL of reagent A to column 1. Add 50 µL of ___ to column 2.',
      ['liquid: Dispense 50 µL of reagent A into column 1. Dispense 50 µL of reagent A into column 2.'],
    ],
    ['Add 50 µL of ___ to column 1.', []],
    [
      'Add 50 µL of water to column 1, with the tips from the previous step.',
      ['tips: Dispense 50 µL of water into column 1.'],
    ],
    [
      'Columns 1 to 3 hold 100 µL of sample. Transfer 20 µL from columns 1 to 3 to columns 4 to 5.',
      [
        'from: Columns 1 to 3 hold 100 µL of sample. Transfer 20 µL from columns 1 and 2 of plate 1 to columns 4 and 5 of plate 1.',
      ],
    ],
    ['Make a 1:2 serial dilution across A1, moving 50 µL each time.', []],
    [
      'A1 holds 100 µL of sample. A2 to A4 hold 50 µL of water. Make a 1:2 serial dilution across A1 to A4, moving 100 µL each time.',
      [
        'volume: A1 holds 100 µL of sample. A2 to A4 hold 50 µL of water. Make a 1:2 serial dilution across A1 to A4, moving 50 µL each time and mixing 3 times.',
      ],
    ],
    [
      'Add 50 µL of water to A1. A2 holds 50 µL of sample.',
      ['first: A2 holds 50 µL of sample. Dispense 50 µL of water into A1.'],
    ],
    [
      'Repeat the following 6 times: add 10 µL of water to columns 1 to 12. End of repeat.',
      [
        'tips: Repeat the following 6 times: Dispense 10 µL of water into columns 1 to 12, with one set of tips. End of repeat.',
        'times: Repeat the following 5 times: Dispense 10 µL of water into columns 1 to 12. End of repeat.',
      ],
    ],
    [
      'A1, A2 and A3 hold 100 µL of sample. Transfer 20 µL from A1, A2 and A3 of plate 1 to B1 and B2 of plate 1.',
      [
        'from: A1 to A3 hold 100 µL of sample. Transfer 20 µL from A1 and A2 of plate 1 to B1 and B2 of plate 1.',
      ],
    ],
    // Not more than three, though there are four other liquids.
    [
      'Add 5 µL of PBS to A1. Add 5 µL of TBS to B1. Add 5 µL of HBS to C1. Add 5 µL of DMSO to D1. Add 5 µL of ___ to E1.',
      ['PBS', 'TBS', 'HBS'].map(
        (name) =>
          `liquid: Dispense 5 µL of PBS into A1. Dispense 5 µL of TBS into B1. Dispense 5 µL of HBS into C1. Dispense 5 µL of DMSO into D1. Dispense 5 µL of ${name} into E1.`,
      ),
    ],
    [
      'A1 holds 350 µL of sample. Transfer 300 µL from A1 to B1.',
      [
        'split: A1 holds 350 µL of sample. Repeat the following 2 times: Transfer 150 µL from A1 to B1. End of repeat.',
      ],
    ],
    [
      'A1 holds 350 µL of sample. Remove 300 µL from A1.',
      [
        'split: A1 holds 350 µL of sample. Repeat the following 2 times: Remove 150 µL from A1. End of repeat.',
      ],
    ],
    // 300.03 µL has no halves of whole hundredths, and 300.01 neither thirds nor quarters.
    [
      'Add 300.03 µL of water to A1.',
      ['split: Repeat the following 3 times: Dispense 100.01 µL of water into A1. End of repeat.'],
    ],
    ['Add 300.01 µL of water to A1.', []],
    [
      'A1 holds 20.5 µL of sample. Transfer 50.5 µL from A1 to B1.',
      ['volume: A1 holds 20.5 µL of sample. Transfer 20.5 µL from A1 to B1.'],
    ],
    // 60 µL of what one part in three meets is twice as much as is moved; or 20 µL is moved into three parts.
    [
      'A1 holds 100 µL of sample. A2 to A4 hold 60 µL of water. Make a 1:3 serial dilution across A1 to A4, moving 100 µL each time.',
      [
        'volume: A1 holds 100 µL of sample. A2 to A4 hold 60 µL of water. Make a 1:3 serial dilution across A1 to A4, moving 30 µL each time and mixing 3 times.',
      ],
    ],
    [
      'A1 holds 50 µL of sample. A2 to A4 hold 60 µL of water. Make a 1:2 serial dilution across A1 to A4, moving 20 µL each time.',
      [
        'factor: A1 holds 50 µL of sample. A2 to A4 hold 60 µL of water. Make a 1:4 serial dilution across A1 to A4, moving 20 µL each time and mixing 3 times.',
      ],
    ],
    // With nothing to meet there is no dilution.
    ['A1 holds 100 µL of sample. Make a 1:2 serial dilution across A1 to A4, moving 50 µL each time.', []],
    [
      'A1 holds 50 µL of sample. Add 50 µL of water to B1. A2 holds 50 µL of sample.',
      ['first: A1 holds 50 µL of sample. A2 holds 50 µL of sample. Dispense 50 µL of water into B1.'],
    ],
    // Of a liquid 14 mL can be drawn: two rounds of 4.8 mL.
    [
      'Repeat the following 4 times: add 50 µL of water to columns 1 to 12 with one set of tips. Remove 50 µL from columns 1 to 12. End of repeat.',
      [
        'times: Repeat the following 2 times: Dispense 50 µL of water into columns 1 to 12, with one set of tips. Remove 50 µL from columns 1 to 12. End of repeat.',
      ],
    ],
    // What is wrong behind it does not matter.
    [
      'Add 2 µL of water to A1. Add 400 µL of water to B1.',
      ['volume: Dispense 5 µL of water into A1. Dispense 400 µL of water into B1.'],
    ],
    // Of several wells only those are held of which nothing was said, and none if one was emptied.
    [
      'A1 holds 100 µL of sample. Remove 50 µL from A1 and A2.',
      ['hold: A2 holds 50 µL of sample. A1 holds 100 µL of sample. Remove 50 µL from A1 and A2.'],
    ],
    ['A1 holds 100 µL of cells. Remove 100 µL from A1. Remove 100 µL from A1 and A2.', []],
    ['A2 holds 50 µL of water. Make a 1:2 serial dilution across A1 to A4, moving 50 µL each time.', []],
  ])('%s', (text, expected) => expect(found(text)).toEqual(expected));

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
