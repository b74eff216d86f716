/** Minutes and grams of one line: what is written is read, and what may mean something else stays open. */
import { amountsOf } from '@/lib/desk-check/protocol-amounts';
import { pasted } from './pasted';

it.each(pasted('amounts'))('%s', (line, amounts) =>
  expect({ ...amounts, ...amountsOf(line) }).toEqual({ ...amountsOf(line), ...amounts }),
);
