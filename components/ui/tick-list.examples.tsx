import type { Examples } from '../examples/specimens';
import { TickList } from './tick-list';

export const examples: Examples = ({ points }) => ({
  layout: 'stack',
  looks: { TickList: <TickList items={points} /> },
});
