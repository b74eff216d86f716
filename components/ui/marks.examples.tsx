import type { Examples } from '../examples/specimens';
import { Marks } from './marks';

export const examples: Examples = ({ marks, label }) => ({
  looks: { Marks: <Marks marks={marks} label={label} /> },
});
