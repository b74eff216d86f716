/**
 * Days in Japan as moments with their offset: midnight in Tokyo. In UTC it would still be the day before, and
 * readers that show the date as it is written would be a day early.
 */
const OFFSET = '+09:00';

/** `2025-04-21` → `2025-04-21T00:00:00+09:00` (RFC 3339; Atom, JSON Feed). */
export const rfc3339 = (day: string): string => `${day}T00:00:00${OFFSET}`;

/** `2025-04-21` → `Mon, 21 Apr 2025 00:00:00 +0900` (RFC 822; RSS). */
export function rfc822(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  // The day as if it were in UTC: only its name and parts are wanted, no clock is involved.
  return `${date.toUTCString().slice(0, -'GMT'.length)}${OFFSET.replace(':', '')}`;
}
