import { phrase } from '@/lib/desk-check/phrase';
import { problemPlace, problemText, problemUse } from '@/lib/desk-check/problem-text';
import { fill } from '@/lib/listing/fill';
import type { Outcome } from './check';
import { FieldLink } from './fields';

/** What is to be corrected, each with the way to its field. */
export function ProblemSummary({ check }: { check: Outcome }) {
  const { problems, words, plan, goTo } = check;
  if (problems.length === 0) return null;
  return (
    <div className="mt-3 border border-red px-3.5 py-2 text-fine">
      <b>{phrase(words.problems.summary, { n: problems.length })}</b>
      <ul className="max-h-40 overflow-auto print:max-h-none">
        {problems.map((problem) => (
          <li key={problem.path}>
            <FieldLink
              className="inline-flex min-h-11 items-center text-red print:min-h-0"
              path={problem.path}
              goTo={goTo}
            >
              {fill(words.sheet.costLine, {
                term: problemPlace(problem, words),
                value: problemText(problem, check),
              })}
            </FieldLink>{' '}
            {problemUse(problem, plan, check)}
          </li>
        ))}
      </ul>
    </div>
  );
}
