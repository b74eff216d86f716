import { readFileSync } from 'node:fs';
import { booking } from '@/islands/labcraft-studio/booking';
import { bookingText } from '@/islands/labcraft-studio/booking-draft';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { mailFormBody } from '@/lib/mail-draft';
import { tryWords } from '@/lib/pages/try-words';

const copyOf = (page: string, locale: Locale) =>
  JSON.parse(
    readFileSync(`content/pages/${page}/${locale}.json`, 'utf8').replace(/\{\{=?([\w.]+)\}\}/g, '$1'),
  );

describe.each(LOCALES)('the draft that books a demo (%s)', (locale) => {
  const words = tryWords.parse(copyOf('labcraft-studio', locale).workshop);
  const { questions } = copyOf('labcraft', locale).contact.letter;
  const example = words.say.examples[0]?.text ?? '';
  const asked = mailFormBody('', questions).replaceAll('\n', '\r\n');
  const of = (text: string) => ({ mail: 'hello@example.com', words, questions, locale, typed: { text } });

  /** What the draft says, the protocol being this text. */
  const bodyOf = (text: string): string => new URL(booking(of(text))).searchParams.get('body') ?? '';

  it('asks below the protocol what the page of LabCraft asks', () => {
    const body = bodyOf(example);
    expect(body).toContain(example.split('\n')[0]);
    expect(body.endsWith(asked)).toBe(true);
  });

  it('asks the same where the protocol is too long for a mail', () => {
    const body = bodyOf(`${example}\n`.repeat(40));
    expect(body).toContain(words.take.paste);
    expect(body.endsWith(asked)).toBe(true);
  });

  it('says as text what it says as a link', () => {
    const text = bookingText(of(example));
    expect(text.startsWith(`hello@example.com\n${words.take.subject}\n\n`)).toBe(true);
    expect(text.trimEnd().endsWith(bodyOf(example).replaceAll('\r\n', '\n').trimEnd())).toBe(true);
  });

  it('has a place for the protocol in its text where none is written', () =>
    expect(bookingText(of(' \n'))).toContain(words.take.paste));

  it('has all of a long protocol in its text', () => {
    const long = `${example}\n`.repeat(40).trim();
    expect(bookingText(of(long))).toContain(long);
  });
});
