import { labneedsMetadata, noticeAddress } from '../../lib/labneeds/preparing.ts';

describe('LabNeeds in preparation', () => {
  it.each([
    ['ja', '/#labneeds-preparing'],
    ['en', '/en#labneeds-preparing'],
  ] as const)('sends visitors of the %s pages to %s', (locale, address) => {
    expect(noticeAddress(locale)).toBe(address);
  });

  it.each([
    ['open', { title: 'LabNeeds' }],
    ['preparing', { title: 'LabNeeds', robots: { index: false } }],
  ] as const)('when it is %s, the head is %j', (state, head) => {
    expect(labneedsMetadata(state, { title: 'LabNeeds' })).toEqual(head);
  });
});
