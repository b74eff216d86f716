/** What is done with whole plates and with time: shaken, heated, left alone, in sentences and in the lines of both scripts. */
import type { Locale } from '@/lib/i18n/locales';
import { opentrons } from '@/lib/protocol/export/opentrons';
import { pylabrobot } from '@/lib/protocol/export/pylabrobot';
import { python } from '@/lib/protocol/export/python';
import { stepOf } from '@/lib/protocol/frame';
import type { PlainStep, Step } from '@/lib/protocol/model';
import { operationOf } from '@/lib/protocol/operations/index';
import { printProtocol } from '@/lib/protocol/print';
import { rehearse } from '@/lib/protocol/rehearse';
import { understand } from '@/lib/protocol/understand';

/** Steps as they are said, what is done of them, and the lines of both scripts that say it. */
const STEPS: [
  step: PlainStep,
  en: string,
  ja: string,
  acts: object[],
  opentrons: string[],
  pylabrobot: string[],
][] = [
  [
    { do: 'wait', seconds: 90 },
    'Wait 1 minute 30 seconds.',
    '1分30秒待つ。',
    [{ do: 'wait', seconds: 90 }],
    ['protocol.delay(seconds=90)'],
    ['await asyncio.sleep(90)'],
  ],
  [
    { do: 'shake', plate: 2, rpm: 800, seconds: 30 },
    'Shake plate 2 at 800 rpm for 30 seconds.',
    'プレート2を800 rpmで30秒振とうする。',
    [{ do: 'shake', plate: 2, rpm: 800, seconds: 30 }],
    [
      'shakers[2].set_and_wait_for_shake_speed(800)',
      'protocol.delay(seconds=30)',
      'shakers[2].deactivate_shaker()',
    ],
    ['await shakers[2].shake(speed=800, duration=30)'],
  ],
  [
    { do: 'hold', plate: 3, celsius: 65, seconds: 600 },
    'Keep plate 3 at 65 °C for 10 minutes.',
    'プレート3を65 °Cで10分保つ。',
    [
      { do: 'heat', plate: 3, celsius: 65 },
      { do: 'wait', seconds: 600 },
      { do: 'cool', plate: 3 },
    ],
    [
      'shakers[3].set_and_wait_for_temperature(65)',
      'protocol.delay(seconds=600)',
      'shakers[3].deactivate_heater()',
    ],
    ['await heat(3, 65)', 'await asyncio.sleep(600)', 'await shakers[3].deactivate()'],
  ],
  [
    { do: 'hold', plate: 2, celsius: 37, seconds: null },
    'Keep plate 2 at 37 °C.',
    'プレート2を37 °Cで保つ。',
    [{ do: 'heat', plate: 2, celsius: 37 }],
    ['shakers[2].set_and_wait_for_temperature(37)'],
    ['await heat(2, 37)'],
  ],
  [
    { do: 'hold', plate: 2, celsius: null, seconds: null },
    'Stop heating plate 2.',
    'プレート2の加熱を止める。',
    [{ do: 'cool', plate: 2 }],
    ['shakers[2].deactivate_heater()'],
    ['await shakers[2].deactivate()'],
  ],
];
describe.each(STEPS)('%j', (step, en, ja, acts, ...scripts) => {
  const protocol = { version: 1 as const, steps: [step] };

  it.each<[Locale, string]>([
    ['en', en],
    ['ja', ja],
  ])('is said in %s', (locale, said) => {
    expect(printProtocol(protocol, locale)).toBe(said);
    expect(understand(said, locale)).toMatchObject({ understood: true, protocol });
  });

  it('is done, and nothing else', () => {
    expect(rehearse(protocol)).toMatchObject({ moments: acts.map((operation) => ({ operation })) });
    expect(operationOf(step).motions(step)).toMatchObject(acts.map((act) => ({ do: 'act', act })));
  });

  it.each([
    ['Opentrons', opentrons, scripts[0]],
    ['PyLabRobot', pylabrobot, scripts[1]],
  ] as const)('is in the script for %s', (_, library, lines) => {
    const script = python(library, protocol, rehearse(protocol), 'en');
    // The lines of a step follow its sentence, up to an empty line.
    const [, own = ''] = script.trimEnd().split(`# 1 ${en}\n`);
    expect(
      own
        .split('\n\n')[0]
        ?.split('\n')
        .map((line) => line.trim()),
    ).toEqual(lines);
  });
});

it('a repeat says how often, also once', () => {
  const once: Step = { do: 'repeat', times: 1, steps: [{ do: 'wait', seconds: 5 }] };
  const print = (times: number) => printProtocol({ steps: [{ ...once, times }] }, 'en').split('\n')[0];
  expect([1, 2].map(print)).toEqual(['Repeat the following 1 time:', 'Repeat the following 2 times:']);
});

const range = (start: number) => ({ start, end: start + 1 });
const heated = (...slots: Parameters<typeof stepOf>[0]['slots']) =>
  stepOf({ kind: 'clause', ...range(0), verb: { ...range(0), verb: 'hold' }, slots }, { plates: false }).step;

it('heating ends at once, and not for a time', () => {
  const off = { kind: 'celsius', celsius: null, ...range(2) } as const;
  expect(heated(off)).toEqual({ do: 'hold', plate: 1, celsius: null, seconds: null });
  expect(() => heated(off, { kind: 'time', seconds: 60, ...range(4) })).toThrow(
    expect.objectContaining({ issue: { reason: 'unfit', hints: ['temperature'], ...range(4) } }),
  );
});

it('a plate that is kept at a temperature has one', () =>
  expect(() => heated()).toThrow(
    expect.objectContaining({ issue: { reason: 'missing', hints: ['temperature'], ...range(0) } }),
  ));
