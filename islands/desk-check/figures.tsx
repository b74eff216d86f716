import { Fragment, type ReactNode } from 'react';
import type { Range } from '@/lib/desk-check/company-facts';
import { sumParts } from '@/lib/desk-check/linked-numbers';
import { rangeText, roundedSign } from '@/lib/desk-check/number-text';
import { problemPlace } from '@/lib/desk-check/problem-text';
import type { Figure, Voice } from '@/lib/desk-check/voice';
import type { Outcome } from './check';
import { FieldLink } from './fields';

type OpensProps = {
  term: string;
  children: ReactNode;
  sums: readonly string[];
  check: Pick<Outcome, 'goTo' | 'words' | 'isAwake'>;
  look?: string;
  isBare?: boolean;
};

/** What can be opened, in a line of its own. */
const DOTTED = 'underline decoration-line-strong decoration-dotted decoration-[1.5px]';

/** A number and its unit stay together; a range may break behind its sign. */
export const withWholeUnits = (text: string) => text.replace(/(\d) /g, '$1\u00a0');

/** The number itself. Japanese words of it do not break. */
export const Value = ({
  text,
  look = 'text-[1.125rem] underline-offset-[0.28em]',
}: {
  text: ReactNode;
  look?: string;
}) => (
  <b
    key={String(text)}
    className={`dk-new break-keep ${DOTTED} ${look} group-open:decoration-teal group-open:decoration-solid group-open:decoration-2`}
  >
    {text}
  </b>
);

/** Hours as a headline: what is rounded has its sign before it, and their name is read aloud. */
export const Headline = ({ name, hours, voice }: { name: string; hours: Range; voice: Voice }) => (
  <>
    <span className="visually-hidden">{`${name} `}</span>
    <small className="inline-block text-[0.75rem]">{roundedSign(hours, 1, voice)}</small>
    <span key={rangeText(hours, voice.locale)} className="dk-new">
      {rangeText(hours, voice.locale)}
    </span>
  </>
);

/** A number that opens to show how it came; one is open at a time. */
export const Opens = ({ term, children, sums, check, look = '', isBare = false }: OpensProps) => (
  <details name="desk-check-how" className={`group ${isBare ? 'print:hidden' : ''}`}>
    <summary className="block min-h-11 print:min-h-0">
      {isBare ? null : <span className="block text-label text-ink-3">{term}</span>}
      <span
        className={`block font-head tnum text-fine/[1.4] text-ink ${isBare ? `${DOTTED} leading-11 underline-offset-[0.28em]` : look}`}
      >
        {children}
      </span>
    </summary>
    <div className="mt-1 mb-2 w-0 min-w-full border-l-2 border-teal pl-2.5 text-fine/[1.65] print:hidden">
      {sums.map((sum) => (
        <p key={sum}>{sumParts(sum).map(drawnPart(check))}</p>
      ))}
    </div>
  </details>
);

/** A part of a sum: its words, and each number as the way to its field. */
const drawnPart = (check: OpensProps['check']) => (text: string, at: number, parts: string[]) => {
  const path = parts[at - 1];
  // Words, path and number in turn; a path is drawn with its number. Without script there is no field to lead to.
  if (at % 3 === 0 || (at % 3 === 2 && !check.isAwake)) return <Fragment key={at}>{text}</Fragment>;
  return at % 3 === 2 && path ? (
    <FieldLink
      key={at}
      className="font-semibold text-teal"
      path={path}
      goTo={check.goTo}
      // Alone it is but a number.
      aria-label={`${problemPlace({ path }, check.words)} ${text}`}
    >
      {text}
    </FieldLink>
  ) : null;
};

type OpeningProps = Pick<OpensProps, 'check'> & { figure: Figure | undefined; children?: ReactNode };

/** The same for a figure of the answer. */
export const Opening = ({ figure, check, children }: OpeningProps) =>
  figure ? (
    <Opens term={figure.term} sums={[figure.sum]} check={check}>
      <Value text={withWholeUnits(figure.value)} />
      {children}
    </Opens>
  ) : null;
