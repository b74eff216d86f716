import { type Examples, eachOf } from '../examples/specimens';
import { FACT_LOOKS, FactList } from './fact-list';

export const examples: Examples = ({ facts }) => ({
  layout: 'stack',
  looks: eachOf(FACT_LOOKS, (look) => <FactList look={look} items={facts} />),
});
