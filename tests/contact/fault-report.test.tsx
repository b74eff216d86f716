/** @jest-environment jsdom */

import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/dom';
import { Faq } from '@/components/sections/faq';
import { MailDraftActions } from '@/components/sections/mail-request';
import { LOCALES } from '@/lib/i18n/locales';
import { serverMarkup } from '../helpers/server-markup';

jest.mock('@/components/ui/icon', () => ({ Icon: () => null }));
jest.mock('@/lib/content', () => ({ site: () => ({ mail: 'lab@example.com' }) }));

const ASKED = { question: 'Who do we contact?', answer: 'Email us.' };

it.each([
  [undefined, 'Email us.', null],
  ['other', 'Email us.', null],
  ['contact', 'Email us. lab@example.com', 'mailto:lab@example.com'],
])('of the question that is mailed (%s) the answer gives the address', async (mailed, answer, link) => {
  document.body.innerHTML = await serverMarkup(
    <Faq items={[{ ...ASKED, id: 'contact' }]} {...(mailed && { mailed })} />,
  );
  expect(document.querySelector('p')?.textContent).toBe(answer);
  expect(document.querySelector('a')?.getAttribute('href') ?? null).toBe(link);
});

it.each(LOCALES)('the questions about maintenance (%s) have one about whom to contact', (locale) => {
  const { faq } = JSON.parse(readFileSync(`content/pages/maintenance/${locale}.json`, 'utf8'));
  expect(faq.items.filter(({ id }: { id?: string }) => id === 'contact')).toHaveLength(1);
});

it('a mail can be copied where no mail program opens, by hand if need be, and other ways stand behind it', async () => {
  document.body.innerHTML = await serverMarkup(
    <MailDraftActions
      text="Report"
      letter={{ subject: 'Fault', sentence: 'It stopped.', questions: ['When'] }}
    >
      <a href="/plans">Plans</a>
    </MailDraftActions>,
  );
  expect(screen.getByRole('button').dataset.copy).toBe('lab@example.com\nFault\n\nIt stopped.\n\nWhen: \n');
  expect(screen.queryByRole('textbox')).toBeNull();
  const field = screen.getByRole('textbox', { hidden: true });
  field.hidden = false;
  expect(field).toHaveAttribute('readonly');
  expect(field).toHaveAccessibleName(screen.getByRole('button').textContent ?? '');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Report', 'Plans']);
});
