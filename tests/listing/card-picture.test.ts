import { packPicture, unpackPicture } from '@/lib/listing/card-picture';

const variants = (ending: string, stem = '/assets/img/arm-0123456789') =>
  [480, 960].map((w) => ({ w, src: `${stem}-${w}.${ending}` }));
const ENTRY = {
  width: 1600,
  height: 1000,
  color: '#f8f8f8',
  className: 'ph-f8f8f8',
  variants: { avif: variants('avif'), webp: variants('webp') },
  fallback: { w: 960, src: '/assets/img/arm-0123456789-960.jpg' },
};

it('a picture comes back from its short form as the card needs it', () => {
  expect(unpackPicture(packPicture(ENTRY))).toEqual({
    avif: '/assets/img/arm-0123456789-480.avif 480w, /assets/img/arm-0123456789-960.avif 960w',
    webp: '/assets/img/arm-0123456789-480.webp 480w, /assets/img/arm-0123456789-960.webp 960w',
    src: '/assets/img/arm-0123456789-960.jpg',
    width: 1600,
    height: 1000,
    className: 'ph-f8f8f8',
  });
});

it.each([
  ['other names', { avif: variants('avif'), webp: variants('webp', '/assets/img/other-0123456789') }],
  ['other widths', { avif: variants('avif'), webp: variants('webp').slice(1) }],
])('files with %s per format stop the build', (_what, odd) => {
  expect(() => packPicture({ ...ENTRY, variants: odd })).toThrow(/arm-0123456789-960\.jpg: its files/);
});
