import { fill } from '@/lib/listing/fill';
import { problemPlace, problemText } from '@/lib/plan/problem-text';
import { fieldId } from './fields';
import type { Check } from './use-desk-check';

/** What is to be corrected, each with the way to its field. */
export function ProblemSummary({ check }: { check: Check }) {
  const { problems, words } = check;
  if (problems.length === 0) return null;
  return (
    <div className="border-l-3 border-red pl-4 text-small">
      <p className="font-semibold text-ink">{fill(words.problems.summary, { n: problems.length })}</p>
      <ul className="max-h-40 overflow-auto max-sm:max-h-11">
        {problems.map((problem) => (
          <li key={problem.path}>
            <a
              href={`#${fieldId(problem.path)}`}
              className="inline-flex min-h-11 items-center text-red"
              onClick={(event) => {
                event.preventDefault();
                const field = document.getElementById(fieldId(problem.path));
                field?.focus({ preventScroll: true });
                // Not at the edge, where this list lies over it on a phone.
                field?.scrollIntoView?.({ block: 'center' });
              }}
            >
              {problemPlace(problem, words)}: {problemText(problem, words)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
