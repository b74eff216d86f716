/** The law of `sums.test.ts` over two thousand plans. */
import { expectSums } from './expect-sums';
import { law, plans } from './generators';

it(
  'every printed sum of two thousand plans can be done again',
  () => law(plans(), expectSums, 2000),
  120_000,
);
