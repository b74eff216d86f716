/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Locale } from '@/lib/i18n/locales';
import { copy, open, openWith, state, text, write } from './labcraft-studio-tool';

/** What is offered where a rehearsal stops, and what can be done with a sentence that is no block. */

const WASH: Record<Locale, string> = {
  en: 'Repeat the following 4 times: add 100 µL of water to column 12. Wait 30 seconds. End of repeat.',
  ja: '次を4回くり返す：12列に水を100 µLずつ加える。30秒待つ。ここまで。',
};
const undo = (user: UserEvent) => user.keyboard('{Control>}z{/Control}');
/** Selects the block before which it stopped. */
const goThere = async (user: UserEvent, locale: Locale = 'en') =>
  user.click(await screen.findByRole('button', { name: copy(locale).rehearse.goTo }));

it.each<[Locale, string[]]>([
  ['en', ['×3 instead of ×4', 'Remove 100\u00a0µL at the end of each round', '90 µL instead of 100 µL']],
  ['ja', ['4回を3回にする', '毎回、終わりに100\u00a0µL捨てる', '100 µLを90 µLにする']],
])('each remedy in %s lets the rehearsal go on, and is undone', async (locale, names) => {
  const user = await open(locale);
  await write(user, WASH[locale], locale);
  for (const name of names) {
    await goThere(user, locale);
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(state()).toBe(copy(locale).studio.fine));
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    await undo(user);
    expect(text(locale)).toHaveValue(WASH[locale]);
  }
});

it('the values of the block where it stopped offer them as well, and say why', async () => {
  const user = await openWith('Remove 50 µL from column 1.');
  await goThere(user);
  await user.click(screen.getByRole('button', { name: copy('en').check.more }));
  const values = within(await screen.findByRole('dialog', { name: /^Values of/ }));
  expect(values.getByText(/There is 0.µL in A1 to H1/)).toBeInTheDocument();
  await user.click(
    values.getByRole('button', { name: 'Assume 50\u00a0µL of sample in column 1 at the start' }),
  );
  await waitFor(() => expect(state()).toBe(copy('en').studio.fine));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(text().value).toMatch(/^Column 1 holds 50 µL of sample\.\nRemove 50 µL from column 1/);
});

it('of several repeats, each says which one it is', async () => {
  const user = await open();
  const inner = 'Repeat the following 2 times: add 100 µL of water to column 1. End of repeat.';
  await write(user, `Wait 5 seconds. Repeat the following 2 times: ${inner} End of repeat.`);
  await goThere(user);
  const names = ['Step 2.1: ×1 instead of ×2', 'Step 2: ×1 instead of ×2'];
  for (const name of names) expect(await screen.findByRole('button', { name })).toBeInTheDocument();
});

it('under the words, where the blocks may be hidden, the focus stays there', async () => {
  const user = await openWith(WASH.en);
  await goThere(user);
  const remedy = await screen.findByRole('button', { name: '×3 instead of ×4' });
  const foot = remedy.closest('[data-foot]');
  remedy.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(state()).toBe(copy('en').studio.fine));
  expect(foot).toHaveFocus();
});

it('a sentence that is no block is moved and removed by what its block opens', async () => {
  const user = await openWith('Wait 5 seconds. Dance with column 1. Wait 6 seconds.');
  const gap = await screen.findByRole('treeitem', { name: /Dance with column 1/ });
  for (const expected of [/^Dance.*\nWait 5 seconds\.\nWait 6/s, /^Wait 5 seconds\.\n.*Dance.*\nWait 6/s]) {
    await user.click(within(gap.parentElement as HTMLElement).getByText(/Dance with column 1/));
    await user.click(screen.getByRole('button', { name: copy('en').check.more }));
    const sheet = within(await screen.findByRole('dialog', { name: copy('en').check.gap }));
    expect(sheet.getByText('Dance with column 1.')).toBeInTheDocument();
    const move = text().value.startsWith('Dance') ? 'down' : 'up';
    await user.click(sheet.getByRole('button', { name: copy('en').check.moves[move] }));
    expect(text().value).toMatch(expected);
  }
});
