import type { Examples } from '../examples/specimens';
import { buttonLook } from './button-look';

export const examples: Examples = (words) => ({
  looks: {
    'buttonLook()': (
      <button type="button" className={buttonLook()}>
        {words.action}
      </button>
    ),
  },
});
