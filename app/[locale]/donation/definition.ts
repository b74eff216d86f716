import { definePage } from '../../../lib/pages/define-page.ts';
import { donationSchema } from './copy.ts';

export const donationPage = definePage({
  path: '/donation',
  folder: 'donation',
  kind: 'company',
  guide: 'optional',
  picture: ({ hero }) => hero.image,
  schema: donationSchema,
  shared: ['hero.image.src'],
});
