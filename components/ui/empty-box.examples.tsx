import type { Examples } from '../examples/specimens';
import { EMPTY_BOX } from './empty-box';

export const examples: Examples = ({ none }) => ({
  layout: 'stack',
  looks: {
    EMPTY_BOX: (
      <div className={EMPTY_BOX}>
        <p>{none}</p>
      </div>
    ),
  },
});
