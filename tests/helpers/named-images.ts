const files = (name: string, type: string) =>
  [480, 768, 960, 1200, 1600].map((w) => ({ w, src: `/assets/img/${name}-${w}.${type}` }));

/**
 * `lib/images/manifest` with every picture in all widths, whether the image step has made it or not. In place of it:
 * `jest.mock('@/lib/images/manifest', () => jest.requireActual('../helpers/named-images').namedImages())`.
 */
export const namedImages = () => ({
  ...jest.requireActual('@/lib/images/manifest'),
  findImage: (_: object, name: string) => ({
    variants: { avif: files(name, 'avif'), webp: files(name, 'webp') },
    fallback: { src: `/assets/img/${name}-960.jpg` },
    width: 1600,
    height: 1000,
    className: 'ph-eeeeee',
  }),
});
