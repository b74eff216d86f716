import type { Examples } from '../examples/specimens';
import { Actions } from './actions';
import { ButtonLink } from './button';

export const examples: Examples = (words) => ({
  layout: 'stack',
  looks: {
    Actions: (
      <Actions>
        <ButtonLink to="/" text={words.label} />
        <ButtonLink look="text" to="/" text={words.label} />
      </Actions>
    ),
  },
});
