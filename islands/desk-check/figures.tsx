import type { ReactNode } from 'react';
import type { Figure } from '@/lib/plan/voice';

type OpensProps = { term: string; children: ReactNode; how: readonly string[]; className?: string };

/** A number that opens to show how it came; one is open at a time. */
export const Opens = ({ term, children, how, className = '' }: OpensProps) => (
  <details name="desk-check-how" className={`dk-opens ${className}`.trim()}>
    <summary>
      <span className="dk-term">{term}</span>
      <span className="dk-value font-head">{children}</span>
    </summary>
    <div className="dk-how">
      {how.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  </details>
);

/** The same for a figure of the answer. */
export const Opening = ({ figure, children }: { figure: Figure | undefined; children?: ReactNode }) =>
  figure ? (
    <Opens term={figure.term} how={[figure.how]}>
      <b>{figure.value}</b>
      {children}
    </Opens>
  ) : null;
