import { embedAddress, watchAddress } from '../../lib/video.ts';

const parametersOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

describe('addresses of a video', () => {
  it.each([
    ['plays once unless asked otherwise', undefined, { rel: '0', hl: 'ja' }],
    ['plays once when told not to loop', { loop: false }, { rel: '0', hl: 'ja' }],
    ['loops over itself', { loop: true }, { rel: '0', hl: 'ja', loop: '1', playlist: 'sample-id04' }],
  ] as const)('the player %s', (_, options, parameters) => {
    expect(parametersOf(embedAddress('sample-id04', 'ja', options))).toEqual(parameters);
  });

  it('an id cannot leave its place in either address', () => {
    expect(new URL(embedAddress('a/b?c=d', 'ja')).pathname).toBe('/embed/a%2Fb%3Fc%3Dd');
    expect(new URL(watchAddress('a&list=b')).searchParams.get('v')).toBe('a&list=b');
  });
});
