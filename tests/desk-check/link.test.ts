import { PLAN_HASH } from '@/lib/desk-check/format';
import { readPlanHash, readPlanText, writePlan } from '@/lib/desk-check/link';
import { EMPTY_PLAN } from '@/lib/desk-check/read';
import { MOST_IN_ADDRESS } from '@/lib/text/in-address';
import { plan } from './examples';

const whole = { plan: plan({ title: '分注🧪' }), problems: [] };
const TEXT = JSON.stringify(whole.plan);
const coded = (bytes: string | Uint8Array, as: BufferEncoding = 'base64url') =>
  PLAN_HASH + Buffer.from(bytes).toString(as);

/** Nothing could be read, and the text itself is shown. */
const unread = (value: string, kind = 'shape', more: object = {}) => ({
  plan: EMPTY_PLAN,
  problems: [{ path: '', kind, value, ...more }],
});

describe('a link', () => {
  it('as every tool writes Base64 is read', () => {
    expect(readPlanHash(coded(TEXT))).toEqual(whole);
    expect(readPlanHash(coded(TEXT, 'base64'))).toEqual(whole);
  });

  it.each(['', '#', '#method', '#example-ph', '#Plan=e30', 'plan=e30'])('"%s" holds no plan', (hash) => {
    expect(readPlanHash(hash)).toBeUndefined();
  });

  it.each<[what: string, hash: string]>([
    ['nothing', PLAN_HASH],
    ['what is no Base64', `${PLAN_HASH}@@@`],
    ['Japanese', `${PLAN_HASH}分注`],
    ['what an address encodes', `${PLAN_HASH}%7B%7D`],
    ['cut off within a plan', coded(TEXT).slice(0, -9)],
    ['a list', coded('[]')],
    ['JSON far too deep', coded('['.repeat(20_000))],
  ])('of %s is reported, and nothing is thrown', (_what, hash) => {
    expect(readPlanHash(hash)?.problems).toMatchObject([{ path: '', kind: 'shape' }]);
  });

  it('of bytes that are no text is reported', () => {
    const hash = coded(Uint8Array.of(0x7b, 0xff, 0x7d));
    expect(readPlanHash(hash)).toEqual(unread(hash.slice(PLAN_HASH.length)));
  });

  it('is read up to a length, and never beyond', () => {
    const spaces = (count: number) => `${PLAN_HASH}${coded('{').slice(PLAN_HASH.length)}${' '.repeat(count)}`;
    expect(readPlanHash(spaces(MOST_IN_ADDRESS - 2))?.problems).toMatchObject([{ kind: 'shape' }]);
    expect(readPlanHash(spaces(MOST_IN_ADDRESS))?.problems).toMatchObject([
      { path: '', kind: 'long', limit: MOST_IN_ADDRESS },
    ]);
  });
});

describe('a file', () => {
  it('of the time before tool and margin is read with what is assumed of them', () => {
    const { tool, margin, ...before } = plan({ title: '分注' });
    expect(readPlanText(JSON.stringify(before))).toEqual({
      plan: { ...before, tool: 0, margin: 10 },
      problems: [],
    });
    expect([tool, margin]).toEqual([0, 10]);
  });

  it('is JSON with a line for each field', () => {
    const text = writePlan(whole.plan);
    expect(JSON.parse(text)).toEqual(whole.plan);
    expect(text).toContain('\n  "title": "分注🧪",\n');
  });

  it.each(['plan', '{"version":1', "{'version':1}", '{}{}'])('of "%s" is reported', (text) => {
    expect(readPlanText(text)).toEqual(unread(text));
  });

  it('that holds nothing, or something else, is reported', () => {
    expect(readPlanText('')).toEqual(unread('–'));
    expect(readPlanText('[]')).toEqual(unread('[…]'));
    for (const other of [
      '{}',
      '{"version":1,"steps":[{"do":"wait","seconds":30}]}',
      '{"version":1,"blocks":[]}',
      '{"title":"My playlist","tracks":[1,2]}',
      '{"tool":"hammer","margin":3}',
      '{"start":1,"end":2}',
      '{"title":"x","version":"1.0.0"}',
      '{"bench":{}}',
    ])
      expect(readPlanText(other)).toEqual(unread(other.length > 40 ? `${other.slice(0, 40)}…` : other));
    for (const other of [
      '{"steps":[{"operation":"mix"}]}',
      '{"bench":{"width":900}}',
      '{"version":2,"title":"x"}',
    ])
      expect(readPlanText(other).problems).toMatchObject([{ kind: 'version' }]);
  });

  it('is read up to a length, and shown no longer than a line', () => {
    const padded = (length: number) => TEXT.padEnd(length);
    expect(readPlanText(padded(MOST_IN_ADDRESS))).toEqual(whole);
    const { plan: none, problems } = readPlanText(padded(MOST_IN_ADDRESS + 1));
    expect(none).toEqual(EMPTY_PLAN);
    expect(problems).toMatchObject([{ path: '', kind: 'long', limit: MOST_IN_ADDRESS }]);
    expect(problems[0]?.value.length).toBeLessThan(50);
  });
});
