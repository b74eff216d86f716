import type { Examples } from '../examples/specimens';
import { Lead } from './lead';

export const examples: Examples = (words) => ({
  layout: 'stack',
  looks: { Lead: <Lead>{words.text}</Lead> },
});
