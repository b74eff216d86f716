import fc from 'fast-check';
import { protocolHash, readProtocolHash } from '@/lib/protocol/link';
import { LIMITS, type Protocol, readProtocol } from '@/lib/protocol/model';
import { inAddress, MOST_IN_ADDRESS } from '@/lib/text/in-address';
import { anyProtocol } from './arbitrary';

it('a link holds the whole protocol, or is not made', () =>
  fc.assert(
    fc.property(anyProtocol, (protocol) => {
      const hash = protocolHash(protocol);
      if (hash === undefined) expect(inAddress(protocol).length).toBeGreaterThan(MOST_IN_ADDRESS);
      else expect(readProtocolHash(hash)).toEqual({ protocol });
    }),
    { numRuns: 200 },
  ));

it('a protocol that would not be read from a link gets none', () => {
  const wells = [...'ABCDEFGH'].flatMap((row) =>
    Array.from({ length: 12 }, (_, index) => `${row}${index + 1}`),
  );
  const step = { do: 'dispense', volume: 5, liquid: 'water', at: { plate: 1, wells }, tips: 'once' } as const;
  const long: Protocol = {
    version: 1,
    steps: Array.from({ length: LIMITS.steps }, () => ({ ...step, at: { plate: 1, wells: [...wells] } })),
  };
  expect(protocolHash(long)).toBeUndefined();
});

it('the longest that is read gets a link, one with a character more none', () => {
  const wells = [...'ABCDEFGH'].flatMap((row) => [2, 4, 6, 8, 9].map((column) => `${row}${column}`));
  /** With so many characters in its names, besides one in each. */
  const named = (more: number): Protocol => ({
    version: 1,
    steps: Array.from({ length: LIMITS.steps }, (_, index) => ({
      do: 'dispense',
      volume: 50,
      liquid: 'x'.padEnd(Math.min(LIMITS.name, 1 + more - index * (LIMITS.name - 1)), 'x'),
      at: { plate: 1, wells },
      tips: 'keep',
    })),
  });
  // Four characters hold three bytes.
  const room = (MOST_IN_ADDRESS / 4) * 3 - JSON.stringify(named(0)).length;
  expect(inAddress(named(room)).length).toBe(MOST_IN_ADDRESS);
  expect(readProtocolHash(protocolHash(named(room)) ?? '')).toEqual({ protocol: named(room) });
  expect(protocolHash(named(room + 1))).toBeUndefined();
});

it('a link says of which version it is, and one from before versions is read', () => {
  const steps = [{ do: 'wait' as const, seconds: 5 }];
  const protocol: Protocol = { version: 1, steps };
  expect(readProtocolHash(`#p=${inAddress(steps)}`)).toEqual({ protocol });
  const written = atob(protocolHash(protocol)?.slice(3) ?? '');
  expect(JSON.parse(written)).toEqual(protocol);
});

it.each(['', '#', '#try', '#pp=1', 'p=1'])('there is no protocol in %j', (hash) =>
  expect(readProtocolHash(hash)).toBeUndefined(),
);

it.each([
  '#p=',
  '#p=%%%',
  '#p=bm90IGpzb24',
  `#p=${inAddress([{ do: 'explode' }])}`,
  `#p=${inAddress({ version: 2, steps: [] })}`,
  `#p=${'A'.repeat(MOST_IN_ADDRESS + 1)}`,
])('what cannot be read is reported: %#', (hash) => expect(readProtocolHash(hash)).toEqual({}));

describe('a protocol from elsewhere', () => {
  const step = { do: 'dispense', volume: 50, liquid: 'water', at: { plate: 1, wells: ['A1'] }, tips: 'each' };
  it.each<[what: string, protocol: unknown]>([
    ['a value too much', { version: 1, steps: [{ ...step, more: 1 }] }],
    ['a value too few', { version: 1, steps: [{ ...step, tips: undefined }] }],
    ['no volume', { version: 1, steps: [{ ...step, volume: 0 }] }],
    ['three decimals', { version: 1, steps: [{ ...step, volume: 0.125 }] }],
    ['a well twice', { version: 1, steps: [{ ...step, at: { plate: 1, wells: ['A1', 'A1'] } }] }],
    ['a well that is not there', { version: 1, steps: [{ ...step, at: { plate: 1, wells: ['I1'] } }] }],
    [
      'columns and wells',
      { version: 1, steps: [{ ...step, at: { plate: 1, wells: ['A1'], columns: [1] } }] },
    ],
    [
      'a name that is too long once it is written out',
      { version: 1, steps: [{ ...step, liquid: '㍿'.repeat(11) }] },
    ],
    ['a name with a quotation mark', { version: 1, steps: [{ ...step, liquid: 'a"b' }] }],
    ['a name of an object', { version: 1, steps: [{ do: 'constructor' }] }],
    [
      'a time without a temperature',
      { version: 1, steps: [{ do: 'hold', plate: 1, celsius: null, seconds: 5 }] },
    ],
    ['too cold', { version: 1, steps: [{ do: 'hold', plate: 1, celsius: 4, seconds: 5 }] }],
    ['too many steps', { version: 1, steps: Array.from({ length: LIMITS.steps + 1 }, () => step) }],
    ['something else in it', { version: 1, steps: [step], name: 'x' }],
    ['nothing', null],
  ])('%s is none', (_, protocol) => expect(() => readProtocol(protocol)).toThrow('not a protocol'));

  it('lists in lists, as deep as they come, are none', () => {
    let steps: unknown[] = [step];
    for (let depth = 0; depth < 20_000; depth += 1) steps = [{ do: 'repeat', times: 1, steps }];
    expect(() => readProtocol({ version: 1, steps })).toThrow('not a protocol');
  });

  it('a saved file names its schema', () =>
    expect(readProtocol({ $schema: 'https://example.org', version: 1, steps: [step] }).steps).toEqual([
      step,
    ]));

  it('whatever it is, it is read or refused', () =>
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const one of [value, { version: 1, steps: value }, { version: 1, steps: [value] }])
          try {
            readProtocol(one);
          } catch (error) {
            expect(error).toBeInstanceOf(TypeError);
          }
      }),
    ));
});
