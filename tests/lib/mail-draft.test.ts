import { MAX_LENGTH, mailDraftLink, mailDraftText } from '../../lib/mail-draft.ts';

const draft = { to: 'a@example.com', subject: '資料の請求 & more', body: 'お名前：\nご所属：' };

describe('a mail draft', () => {
  it('keeps subject and body through the link, with the line breaks of mail', () => {
    const link = new URL(mailDraftLink(draft));
    expect(link.pathname).toBe('a@example.com');
    expect(link.searchParams.get('subject')).toBe(draft.subject);
    expect(link.searchParams.get('body')).toBe('お名前：\r\nご所属：');
  });

  it('encodes spaces as %20, since mail programs show a plus as it is', () => {
    expect(mailDraftLink(draft)).toContain('%20%26%20more');
  });

  it('does not double line breaks that are CRLF already', () => {
    expect(mailDraftLink({ ...draft, body: 'a\r\nb' })).toContain('a%0D%0Ab');
  });

  it('refuses a draft that mail programs would drop', () => {
    const body = 'あ'.repeat(MAX_LENGTH / 9);
    expect(() => mailDraftLink({ ...draft, body })).toThrow(/資料の請求.*at most 2000/);
  });

  it('may be as long as mail programs allow, and not a letter longer', () => {
    const shortest = mailDraftLink({ ...draft, body: '' }).length;
    const body = 'a'.repeat(MAX_LENGTH - shortest);
    expect(mailDraftLink({ ...draft, body })).toHaveLength(MAX_LENGTH);
    expect(() => mailDraftLink({ ...draft, body: `${body}a` })).toThrow(RangeError);
  });

  it('can be copied as text with address and subject', () => {
    expect(mailDraftText(draft)).toBe('a@example.com\n資料の請求 & more\n\nお名前：\nご所属：\n');
  });
});
