import type { ReactNode } from 'react';
import type { ToreCopy } from '@/app/[locale]/services/tore/copy';
import * as draw from '@/components/drawings/looks';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/**
 * Four pieces of one plan: side by side they show a queue that ends at a counter. People are circles of one
 * size; lane and counter stand at the same height in every piece.
 */
const WIDTH = 336;
const LANE = 96;
const COUNTER = { top: 134, bottom: 178 };
const BEHIND = 210;
const PERSON = 12;

function Piece({ children }: { children: ReactNode }) {
  return (
    <svg
      className="drawing mb-2 h-auto w-full max-w-64 sm:max-w-none"
      viewBox={`0 0 ${WIDTH} 236`}
      overflow="visible"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Who stands at the counter, and the places where nobody does. */
const PEOPLE = {
  waiting: draw.body,
  next: 'fill-ink',
  cashier: 'fill-teal',
  missing: draw.emptyWell,
} as const;

type PersonProps = { x: number; y?: number; look?: keyof typeof PEOPLE };

const Person = ({ x, y = LANE, look = 'waiting' }: PersonProps) => (
  <circle className={PEOPLE[look]} cx={x} cy={y} r={PERSON} />
);

/** The counter top between two of its ends; an open end goes on in the next piece. */
const Counter = ({ from = 0, to = WIDTH }: { from?: number; to?: number }) => (
  <path
    className={draw.line}
    d={
      `M${to} ${COUNTER.top}H${from}${from > 0 ? `V${COUNTER.bottom}` : `M${from} ${COUNTER.bottom}`}H${to}` +
      (to < WIDTH ? `V${COUNTER.top}` : '')
    }
  />
);

const every = (step: number, from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** People wait in two rows: back to the left, forward to the counter. */
const Queue = () => (
  <Piece>
    {every(32, 41, 329).map((x) => (
      <Person key={x} x={x} y={26} />
    ))}
    <Person x={13} y={44} />
    <Person x={13} y={78} />
    {every(32, 41, 329).map((x) => (
      <Person key={x} x={x} />
    ))}
  </Piece>
);

/** One cashier at work, two places empty. */
const LoneCashier = () => (
  <Piece>
    {every(32, 25, 121).map((x) => (
      <Person key={x} x={x} />
    ))}
    <Counter from={104} />
    <Person x={153} y={BEHIND} look="cashier" />
    <g strokeDasharray="4 4">
      <Person x={217} y={BEHIND} look="missing" />
      <Person x={281} y={BEHIND} look="missing" />
    </g>
    <Person x={153} look="next" />
  </Piece>
);

/** Notes and coins between a customer and a cashier; one of them wrong. */
const CashOnTheCounter = () => (
  <Piece>
    <Counter />
    <Person x={168} look="next" />
    <Person x={168} y={BEHIND} look="cashier" />
    <path className={draw.body} d="M64 146h52v20H64zM72 150h52v20H72z" />
    <circle className={draw.body} cx="152" cy="156" r="8" />
    <circle className={draw.body} cx="176" cy="156" r="8" />
    <circle className={draw.mark} cx="200" cy="156" r="8" />
    <path className={draw.body} d="M232 142h28v36l-4.7-5-4.6 5-4.7-5-4.7 5-4.6-5-4.7 5z" />
    <path className={draw.line} d="M238 149h16M238 155h11M238 161h14" />
  </Piece>
);

/** The tray stands where the coins go by. */
const CoinBesideTheTray = () => (
  <Piece>
    <Counter to={300} />
    <Person x={168} look="next" />
    <Person x={168} y={BEHIND} look="cashier" />
    <rect className={draw.body} x="118" y="139" width="76" height="34" rx="5" />
    <circle className={draw.body} cx="138" cy="156" r="12" />
    <circle className={draw.body} cx="138" cy="156" r="8" />
    <circle className={draw.body} cx="170" cy="150" r="7" />
    <circle className={draw.body} cx="183" cy="163" r="5" />
    <circle className={draw.mark} cx="214" cy="156" r="8" />
    <path className={draw.line} strokeDasharray="4 4" d="M214 156C232 128 214 108 182 99" />
  </Piece>
);

/** One queue, seen from above, with a trouble at each of its four places. */
const PLACES = [Queue, LoneCashier, CashOnTheCounter, CoinBesideTheTray];

export function ToreProblems({ label, title, items }: ToreCopy['problems']) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-10" surface="white">
      <ul className="grid gap-8 sm:grid-cols-2 sm:gap-x-0 md:grid-cols-4">
        {items.map((item, index) => {
          const Place = PLACES[index];
          return (
            <li key={item.title}>
              {Place ? <Place /> : null}
              <Heading level={3} text={item.title} className="border-t border-ink pt-4 sm:pr-7" />
              <p className="mt-2 text-[0.9375rem]/[1.8] sm:pr-7">{item.text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
