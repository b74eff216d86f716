import type { Examples } from '../examples/specimens';
import { Heading } from './heading';

export const examples: Examples = (words) => ({
  layout: 'stack',
  looks: {
    'level 2, label': <Heading level={2} label={words.label} text={words.statement} />,
    'level 3': <Heading level={3} text={words.statement} />,
    'level 4': <Heading level={4} text={words.statement} />,
  },
});
