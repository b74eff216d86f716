/** @jest-environment node */
/** What a function of another file does is said above it; components say it in their props. */
import { globSync, readFileSync } from 'node:fs';

/** An exported function: declared, or a constant that is one. */
const FUNCTION =
  /^export (?:default )?(?:async )?function\*? (\w+)|^export const (\w+)(?:: .*=>.*)? = (?:async )?(?:\(|<)/;

/** Components, and what Next asks of a route. */
const SAID_ELSEWHERE = /^[A-Z]|^generate(?:StaticParams|Metadata)$/;

/** The exported functions of a text above which no comment ends. */
function silentIn(source: string): string[] {
  const lines = source.split('\n');
  return lines.flatMap((line, place) => {
    const [, declared, constant] = FUNCTION.exec(line) ?? [];
    const name = declared ?? constant;
    const before = lines[place - 1] ?? '';
    return name && !SAID_ELSEWHERE.test(name) && !/\*\/$|^\/\/ (?:biome-ignore|Stryker)/.test(before)
      ? [name]
      : [];
  });
}

it('finds an exported function that nothing is said of', () => {
  const source = `/** Says it. */
export const one = (a: number) => a;
export const two = <T>(a: T): T => a;
export async function three() {}
export const four = 4;
`;
  expect(silentIn(source)).toEqual(['two', 'three']);
});

it('every exported function outside components is described', () => {
  const files = globSync('{app,build,client,islands,lib,tools}/**/*.{ts,tsx,mjs}');
  expect(files.length).toBeGreaterThan(400);
  const silent = files.flatMap((file) =>
    silentIn(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(silent).toEqual([]);
});
