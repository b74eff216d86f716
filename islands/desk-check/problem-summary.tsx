import { phrase } from '@/lib/plan/phrase';
import { problemPlace, problemText, problemUse } from '@/lib/plan/problem-text';
import { fieldId } from './fields';
import type { Check } from './use-desk-check';

/** What is to be corrected, each with the way to its field. */
export function ProblemSummary({ check }: { check: Check }) {
  const { problems, words, plan, goTo } = check;
  if (problems.length === 0) return null;
  return (
    <div className="dk-problems">
      <b>{phrase(words.problems.summary, { n: problems.length })}</b>
      <ul>
        {problems.map((problem) => (
          <li key={problem.path}>
            <a
              href={`#${fieldId(problem.path)}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(problem.path);
              }}
            >
              {problemPlace(problem, words)}: {problemText(problem, words)}
            </a>{' '}
            {problemUse(problem, plan, check)}
          </li>
        ))}
      </ul>
    </div>
  );
}
