import type { Examples } from '../examples/specimens';
import { SIDE_CARD } from './side-card';

export const examples: Examples = ({ label, text }) => ({
  looks: {
    SIDE_CARD: (
      <div className={`max-w-80 ${SIDE_CARD.card}`}>
        <h4 className={SIDE_CARD.title}>{label}</h4>
        <p>{text}</p>
      </div>
    ),
  },
});
