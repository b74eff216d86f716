/** `/.well-known/security.txt` (RFC 9116): whom to tell about a fault in the site. Pure. */
import { LOCALES } from '../../../lib/i18n/locales.ts';
import { fileAddress } from '../../../lib/seo/addresses.ts';

const SECURITY_PATH = '/.well-known/security.txt';

/** `expires` is a day, YYYY-MM-DD: the file holds to the end of the day before in Japan. */
export type Security = { contact: string; expires: string };

const endOf = (expires: string) => `${expires}T00:00:00+09:00`;

/** The text of the file. `siteUrl` has no trailing slash. */
export function securityTxt(siteUrl: string, { contact, expires }: Security): string {
  const fields = {
    Contact: `mailto:${contact}`,
    Expires: endOf(expires),
    'Preferred-Languages': LOCALES.join(', '),
    Canonical: fileAddress(siteUrl, SECURITY_PATH),
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}
