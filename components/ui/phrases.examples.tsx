import type { Examples } from '../examples/specimens';
import { Phrases } from './phrases';

export const examples: Examples = (words) => ({
  layout: 'stack',
  looks: {
    Phrases: (
      <p>
        <Phrases text={words.statement} />
      </p>
    ),
  },
});
