import type { Examples } from '../examples/specimens';
import { SIDE_TITLE } from './side-title';

export const examples: Examples = ({ label }) => ({
  layout: 'stack',
  looks: { SIDE_TITLE: <h4 className={SIDE_TITLE}>{label}</h4> },
});
