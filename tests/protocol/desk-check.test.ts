/** A protocol that goes on to the desk check: written here, read there. */
import fc from 'fast-check';
import { readPlanHash } from '@/lib/desk-check/link';
import { MOST_STEPS } from '@/lib/desk-check/schema';
import { deskCheckHash } from '@/lib/protocol/export/desk-check';
import type { Protocol, Step } from '@/lib/protocol/model';
import { rehearse } from '@/lib/protocol/rehearse';
import { anyProtocol } from './arbitrary';

const column = { plate: 1, columns: [1] };
const wait: Step = { do: 'wait', seconds: 90 };
/** Longer than a week, which is all that a step of a plan may wait. */
const longWait: Step = { do: 'repeat', times: 9, steps: [{ do: 'wait', seconds: 67_201 }] };
const water: Step = { do: 'dispense', volume: 50, liquid: 'water', at: column, tips: 'each' };

const opened = (steps: Step[], locale: 'ja' | 'en' = 'en') => {
  const protocol: Protocol = { version: 1, steps };
  const hash = deskCheckHash(protocol, rehearse(protocol), locale);
  return hash === undefined ? undefined : readPlanHash(hash);
};

it('names each step in words, with hands for what a pipette does and waiting for the rest', () => {
  const { plan, problems } = opened([water, wait]) ?? {};
  expect(problems).toEqual([]);
  expect(plan?.measured).toBe(false);
  expect(plan?.steps).toMatchObject([
    // Picking up 4 to 10 seconds, drawing 3 to 8, dispensing 2 to 6, dropping 3 to 8: 22 in all, up to a tenth of a minute.
    { operation: expect.stringMatching(/50 µL.*water.*column 1/), handsOn: 0.4, station: 'plate' },
    { operation: expect.stringContaining('1 minute 30 seconds'), handsOn: 0, waiting: 1.5 },
  ]);
  expect(plan?.steps[0]?.waiting).toBeUndefined();
});

it('speaks the language of the page', () => {
  expect(opened([wait], 'ja')?.plan.steps[0]?.operation).toContain('1分30秒');
});

it('counts a repeat as often as it is done', () => {
  const { plan } = opened([{ do: 'repeat', times: 3, steps: [wait] }]) ?? {};
  expect(plan?.steps).toMatchObject([{ waiting: 4.5 }]);
});

it('reports steps that are more than a plan has', () => {
  const { plan, problems } = opened(Array.from({ length: MOST_STEPS + 2 }, () => wait)) ?? {};
  expect(plan?.steps).toHaveLength(MOST_STEPS);
  expect(problems).toMatchObject([{ path: 'steps', kind: 'many', limit: MOST_STEPS }]);
});

it('reports a wait that is longer than a plan takes', () => {
  const { problems } = opened([longWait]) ?? {};
  expect(problems).toMatchObject([{ path: 'steps.0.waiting', kind: 'high', value: '10080.2' }]);
});

it('has no address where there is nothing, or where the rehearsal stops', () => {
  expect(opened([])).toBeUndefined();
  expect(opened([{ ...water, volume: 5000 } as Step])).toBeUndefined();
});

it('of any protocol, whatever its liquids are called, is read without a problem but for what is more than a plan takes', () =>
  fc.assert(
    fc.property(anyProtocol, fc.constantFrom('ja' as const, 'en' as const), (protocol, locale) => {
      const hash = deskCheckHash(protocol, rehearse(protocol), locale);
      if (hash === undefined) return;
      const { plan, problems } = readPlanHash(hash) ?? {};
      expect(problems?.filter(({ kind }) => kind !== 'many' && kind !== 'high')).toEqual([]);
      expect(plan?.steps).toHaveLength(Math.min(protocol.steps.length, MOST_STEPS));
    }),
    {
      numRuns: 200,
      examples: [[{ version: 1, steps: [longWait] }, 'ja']],
    },
  ));
