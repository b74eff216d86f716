import type { ToreCopy } from '@/app/[locale]/services/tore/copy';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { CashOnTheCounter, CoinBesideTheTray, LoneCashier, Queue } from './queue-strip';

/** One queue, seen from above, with a trouble at each of its four places. */
const PLACES = [Queue, LoneCashier, CashOnTheCounter, CoinBesideTheTray];

export function ToreProblems({ label, title, items }: ToreCopy['problems']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-9" surface="white">
      <ul className="strip">
        {items.map((problem, index) => {
          const Place = PLACES[index];
          return (
            <li key={problem.title}>
              {Place ? <Place /> : null}
              <Heading level={3} text={problem.title} />
              <p>{problem.text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
