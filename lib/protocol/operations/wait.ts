import { field } from './fields.ts';
import type { Motion } from './motions.ts';
import { operation } from './operation.ts';

type Wait = { do: 'wait'; seconds: number };
export type WaitAct = Wait;

/** The motion of doing nothing for a while. */
export const waiting = (seconds: number): Motion<WaitAct> => ({
  do: 'act',
  act: { do: 'wait', seconds },
  script: {
    opentrons: [`protocol.delay(seconds=${seconds})`],
    pylabrobot: [`await asyncio.sleep(${seconds})`],
  },
});

export const wait = operation<Wait, WaitAct>({
  glyph: ['M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0ZM10 5v5l3.5 2'],
  fields: [field.seconds],
  blank: { do: 'wait', seconds: 30 },
  print: {
    en: ({ seconds }, say) => `Wait ${say.time(seconds)}.`,
    ja: ({ seconds }, say) => `${say.time(seconds)}待つ。`,
  },
  leaves: 'before',
  motions: ({ seconds }) => [waiting(seconds)],
  acts: { wait: null },
});
