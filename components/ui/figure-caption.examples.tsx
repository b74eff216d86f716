import type { Examples } from '../examples/specimens';
import { FigureCaption } from './figure-caption';

export const examples: Examples = ({ caption }) => ({
  looks: { FigureCaption: <FigureCaption as="p" {...caption} /> },
});
