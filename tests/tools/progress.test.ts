import { progress } from '../../build/progress.mjs';

/** What is written while a hundred things are done, one every so many milliseconds. */
function written(pause: number, isTTY: boolean): string[] {
  const texts: string[] = [];
  let time = 0;
  const { done, end } = progress('pictures', 100, { isTTY, write: (text) => texts.push(text) }, () => time);
  for (let count = 0; count < 100; count += 1) {
    time += pause;
    done();
  }
  end();
  return texts;
}

it.each([
  ['a log says nothing of what is soon over', 40, false, []],
  [
    'a log has a line every five seconds',
    150,
    false,
    ['  pictures: 34 of 100, 5 s\n', '  pictures: 68 of 100, 10 s\n'],
  ],
  ['a terminal neither, at once', 1, true, []],
])('%s', (_what, pause, isTTY, expected) => expect(written(pause, isTTY)).toEqual(expected));

it('a terminal has one line, which is gone at the end', () => {
  const texts = written(100, true);
  expect(texts[0]).toBe('\r\x1b[2K  pictures: 2 of 100, 0 s');
  expect(texts.at(-1)).toBe('\r\x1b[2K');
  expect(texts.join('')).not.toContain('\n');
});

it('a count that was made elsewhere is shown as it is', () => {
  const texts: string[] = [];
  let time = 0;
  const { done } = progress('packages', 866, { write: (text) => texts.push(text) }, () => time);
  time = 6_000;
  done(412);
  expect(texts).toEqual(['  packages: 412 of 866, 6 s\n']);
});
