import { SAMPLE_IMAGE } from '../examples/samples';
import type { Examples } from '../examples/specimens';
import { Picture } from './picture';

export const examples: Examples = (words) => ({
  layout: 'stack',
  looks: {
    Picture: <Picture image={SAMPLE_IMAGE} alt={words.picture} sizes="(min-width: 56rem) 60vw, 100vw" />,
  },
});
