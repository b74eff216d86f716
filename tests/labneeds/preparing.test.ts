import { labneedsPage } from '../../app/[locale]/labneeds/definition.ts';
import { examplesPage } from '../../app/[locale]/labneeds/examples/definition.ts';
import { noticeAddress } from '../../app/[locale]/labneeds/preparing.ts';
import { isListed } from '../../lib/seo/site-page.ts';
import { site } from '../words.ts';

describe('LabNeeds in preparation', () => {
  it.each([
    ['ja', '/#labneeds-preparing'],
    ['en', '/en#labneeds-preparing'],
  ] as const)('sends visitors of the %s pages to %s', (locale, address) => {
    expect(noticeAddress(locale)).toBe(address);
  });

  it.each([
    ['open', true],
    ['preparing', false],
  ] as const)('when it is %s, its pages may be listed: %s', (labneeds, listed) => {
    const switched = { ...site, switches: { ...site.switches, labneeds } };
    expect(isListed(switched, labneedsPage)).toBe(listed);
    expect(isListed(switched, examplesPage)).toBe(listed);
  });
});
