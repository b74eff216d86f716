import { securityTxt } from '@/app/.well-known/security.txt/security-txt';

it('names contact, end, languages and its own address (RFC 9116)', () => {
  expect(securityTxt('https://a.test', { contact: 's@a.test', expires: '2027-11-01' })).toBe(
    [
      'Contact: mailto:s@a.test',
      'Expires: 2027-11-01T00:00:00+09:00',
      'Preferred-Languages: ja, en',
      'Canonical: https://a.test/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
