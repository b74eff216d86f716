/** @jest-environment jsdom */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { Heading } from '@/components/ui/heading';
import { Phrases } from '@/components/ui/phrases';

describe('a heading', () => {
  it.each([
    [
      'Japanese breaks by hand and between phrases',
      <Heading key="" level={2} text="研究者の24時間から、|くり返しを数えてみる。" />,
      '<h2>研究者の<wbr>24時間から、<br>くり返しを<wbr>数えてみる。</h2>',
    ],
    [
      'English breaks by hand only and keeps the space',
      <Heading key="" level={1} text="Repetition,|handed to the arm." />,
      '<h1>Repetition, <br>handed to the arm.</h1>',
    ],
    [
      'takes the attributes of the element',
      <Heading key="" level={3} id="flow" className="a-1" text="相談" />,
      '<h3 id="flow" class="a-1">相談</h3>',
    ],
    [
      'says its language where it differs from the page',
      <Heading key="" level={4} lang="ja" text="手順書から" />,
      '<h4 lang="ja">手順書から</h4>',
    ],
  ])('%s', (_rule, heading, expected) => expect(render(heading).container.innerHTML).toBe(expected));

  it('holds a number and its unit together', () => {
    expect(render(<Phrases text="Reach 625 mm" />).container.textContent).toBe('Reach 625\u00a0mm');
  });
});

it('keeps the phrase model out of the browser', () => {
  const root = path.resolve(__dirname, '../..');
  const browserCode = globSync('{client,islands}/**/*.{ts,tsx}', { cwd: root }).map((file) =>
    path.join(root, file),
  );
  const guilty = browserCode.filter((file) =>
    /budoux|text\/phrases|ui\/(phrases|heading)/.test(readFileSync(file, 'utf8')),
  );
  expect(guilty).toEqual([]);
});
