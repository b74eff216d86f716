import { test } from '@playwright/test';
import { expectServedDates } from './clocks-and-zones';

/** Dates are the ones of the HTML: neither the clock of the visitor's machine nor where it stands moves them. */

const CLOCKS = ['1970-01-01T00:00:01Z', '2038-01-19T03:14:08Z', '2100-02-28T23:59:59Z'];
const ZONES = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Tokyo'];
/** Each clock and each zone once in every run, all pairs in full. */
const MACHINES = CLOCKS.flatMap((now, row) =>
  ZONES.map((zone, column) => ({ now, zone, tag: row === column ? '@ci' : '@full' })),
);

for (const { now, zone, tag } of MACHINES)
  test.describe(`on a machine in ${zone} whose clock says ${now}`, { tag }, () => {
    test.use({ timezoneId: zone });

    test('every date is the one that was served', ({ page }) => expectServedDates(page, { now, zone }));
  });
