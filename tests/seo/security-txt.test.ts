import { site } from '@/lib/content';
import { DAYS_OF_NOTICE, daysLeft, securityTxt } from '@/lib/seo/security-txt';

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

it.each([
  ['2027-10-31T14:59:00Z', 0],
  ['2027-10-31T15:01:00Z', -1],
  ['2027-10-01T15:00:00Z', 30],
  ['2026-11-01T00:00:00+09:00', 365],
])('at %s, a file that holds until November 2027 has %i whole days left', (now, days) => {
  expect(daysLeft({ expires: '2027-11-01' }, new Date(now))).toBe(days);
});

it(`does not expire within ${DAYS_OF_NOTICE} days; if it does, check contact and renew "security.expires" in content/site.json`, () => {
  expect(daysLeft(site().security, new Date())).toBeGreaterThan(DAYS_OF_NOTICE);
});
