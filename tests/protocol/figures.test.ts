import { readFileSync } from 'node:fs';
import { LOCALES } from '@/lib/i18n/locales';
import { opentrons } from '@/lib/protocol/export/opentrons';
import { pylabrobot } from '@/lib/protocol/export/pylabrobot';
import { python } from '@/lib/protocol/export/python';
import { worklist } from '@/lib/protocol/export/worklist';
import { KIT, SECONDS } from '@/lib/protocol/kit';
import { rehearse } from '@/lib/protocol/rehearse';
import { understand } from '@/lib/protocol/understand';

/** What the trial says in numbers, each worked out by hand from the assumptions that the page names. */

const said = (text: string) => {
  const { protocol, understood } = understand(text, 'en');
  expect(understood).toBe(true);
  return { protocol, ...rehearse(protocol) };
};
const figures = (text: string) => {
  const { tips, liquids, seconds, mistake } = said(text);
  return { tips, liquids, seconds, ...(mistake && { mistake }) };
};

it.each<[text: string, figures: object]>([
  [
    // 8 columns × 8 tips; 64 × 50 µL, and 1 mL that cannot be drawn. Each column: pick 4–10 s, aspirate 3–8 s,
    // dispense 2–6 s, drop 3–8 s.
    'Dispense 50 µL of reagent B into columns 1 to 8, with new tips for each column.',
    { tips: 64, liquids: [{ name: 'reagent B', drawn: 3200, fill: 4200 }], seconds: [8 * 12, 8 * 32] },
  ],
  [
    // One pick and one drop, three times aspirate and dispense, and the wait.
    'Dispense 20 µL of water into A1, B1 and C1, with one tip. Wait 2 minutes.',
    { tips: 1, liquids: [{ name: 'water', drawn: 60, fill: 1060 }], seconds: [142, 180] },
  ],
  [
    // 2 × 4 × 8 wells × 12.5 µL of one, 8 × 30 µL of the other; tips for two rounds of one set, then 8.
    'Repeat the following 2 times: add 12.5 µL of buffer to columns 1 to 4 with one set of tips. End of repeat. Add 30 µL of dye to column 5.',
    {
      tips: 24,
      liquids: [
        { name: 'buffer', drawn: 800, fill: 1800 },
        { name: 'dye', drawn: 240, fill: 1240 },
      ],
      seconds: [2 * (4 + 4 * 5 + 3) + 12, 2 * (10 + 4 * 14 + 8) + 32],
    },
  ],
  [
    // Diluent: 3 × (90 µL), factor 10 of 10 µL, with one tip. Then three transfers, each mixed twice, each with a tip.
    'A1 holds 100 µL of sample. Make a 1:10 serial dilution from A1 to A4 in buffer, moving 10 µL each time and mixing twice.',
    {
      tips: 4,
      liquids: [{ name: 'buffer', drawn: 270, fill: 1270 }],
      seconds: [4 + 3 * 5 + 3 + 3 * (4 + 3 * 5 + 3), 10 + 3 * 14 + 8 + 3 * (10 + 3 * 14 + 8)],
    },
  ],
  ['Wait 1 hour 1 minute 1 second.', { tips: 0, liquids: [], seconds: [3661, 3661] }],
])('%s', (text, meant) => expect(figures(text)).toEqual(meant));

const liquids = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `Add 5 µL of reagent ${index + 1} to A${(index % 12) + 1}.`,
  ).join(' ');
it('there are twelve reservoirs', () => {
  expect(said(liquids(12)).mistake).toBeUndefined();
  expect(said(liquids(13)).mistake).toEqual({ kind: 'too-many-reagents', path: [12], limit: 12 });
});

describe.each(LOCALES)('the page in %s', (locale) => {
  const { assumptions } = JSON.parse(readFileSync(`content/pages/labcraft-studio/${locale}.json`, 'utf8'));
  it('names the assumptions that are calculated with', () => {
    const figuresOf = (text: string) =>
      [
        ...text
          .replace(/\{\{.*?\}\}/g, '')
          .replaceAll('five', '5')
          .replaceAll('五', '5')
          .matchAll(/\d+/g),
      ].map(Number);
    const most = Math.max(...Object.values(SECONDS).map(([, seconds]) => seconds));
    const least = Math.min(...Object.values(SECONDS).map(([seconds]) => seconds));
    const documented = [
      KIT.wellMax,
      KIT.tipMax,
      KIT.racks,
      KIT.pipetteMin,
      KIT.reservoirMax / 1000,
      KIT.dead / 1000,
    ];
    expect(
      new Set(figuresOf(assumptions.items.map(({ value }: { value: string }) => value).join(' '))),
    ).toEqual(new Set([...documented, least, most]));
  });
});

describe('what is taken home', () => {
  const { protocol, ...rehearsal } = said(
    'A2 holds 60 µL of sample. Add 50 µL of buffer to column 1. Transfer 20.5 µL from A2 to B2. Remove 12.5 µL from B2. Wait 90 seconds.',
  );

  it('the worklist has each volume, place and time', () =>
    expect(worklist(rehearsal, 'en').trimEnd().split('\r\n').slice(1)).toEqual([
      '1,2,pick,8,tips 1,A1:H1,,,,,',
      '2,2,aspirate,8,reservoir,A1,50,buffer,,,',
      '3,2,dispense,8,plate 1,A1:H1,50,,,,',
      // Tips stay on until the next step has said what becomes of them.
      '4,3,drop,8,waste,,,,,,',
      '5,3,pick,1,tips 1,A2,,,,,',
      '6,3,aspirate,1,plate 1,A2,20.5,,,,',
      '7,3,dispense,1,plate 1,B2,20.5,,,,',
      '8,4,drop,1,waste,,,,,,',
      '9,4,pick,1,tips 1,B2,,,,,',
      '10,4,aspirate,1,plate 1,B2,12.5,,,,',
      '11,4,dispense,1,waste,,12.5,,,,',
      '12,5,wait,,,,,,90,,',
      '13,,drop,1,waste,,,,,,',
    ]));

  it.each([
    [
      'Opentrons',
      opentrons,
      [
        'p8.aspirate(50, reservoir["A1"])',
        'p1.aspirate(20.5, source)',
        'p1.aspirate(12.5, target)',
        'protocol.delay(seconds=90)',
        // 8 × 50 µL, and 1 mL that cannot be drawn.
        'reservoir["A1"].load_liquid(liquids["buffer"], 1400)',
      ],
    ],
    [
      'PyLabRobot',
      pylabrobot,
      [
        'aspirate(50, reservoir.get_item("A1"))',
        'aspirate(20.5, source)',
        'aspirate(12.5, target)',
        'asyncio.sleep(90)',
        '# reservoir A1: buffer, 1400 µL',
      ],
    ],
  ] as const)('the script for %s too, and what to fill in', (_, library, lines) => {
    const script = python(library, protocol, rehearsal, 'en');
    for (const line of lines) expect(script).toContain(line);
  });
});
