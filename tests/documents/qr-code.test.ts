import { qrCode } from '@/build/prepare/documents/paper';

const sizeOf = (svg: string) => Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);

it('a code is one square path with a quiet zone of two modules, larger for a longer address', () => {
  const svg = qrCode('https://a.example/');
  const size = sizeOf(svg);
  // Its corners: three finder patterns, whose outer edges are seven modules.
  const dark = new Set([...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  for (let module = 0; module < 7; module += 1) {
    expect(dark).toContain(`${2 + module} 2`);
    expect(dark).toContain(`${size - 3 - module} 2`);
    expect(dark).toContain(`2 ${size - 3 - module}`);
  }
  expect([...dark].some((place) => /^[01] | [01]$/.test(place))).toBe(false);
  expect(sizeOf(qrCode(`https://a.example/${'long/'.repeat(20)}`))).toBeGreaterThan(size);
});

it('the same address gives the same code', () => {
  expect(qrCode('https://a.example/x')).toBe(qrCode('https://a.example/x'));
  expect(qrCode('https://a.example/x')).not.toBe(qrCode('https://a.example/y'));
});
