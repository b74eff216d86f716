import type { Examples } from '../examples/specimens';
import { Badge, STATUSES } from './badge';

export const examples: Examples = () => ({
  looks: Object.fromEntries(STATUSES.map((status) => [status, <Badge key={status} status={status} />])),
});
