import type { CaseStudy } from '@/lib/content/cases';
import type { CaseDetailCopy } from './copy';

type TechnologiesProps = CaseStudy['additionalDetails'] & { words: CaseDetailCopy['details'] };

/** What the machine is made of, why it costs what it costs, and what it could become. */
export function Technologies({ usedTechnologies, words, ...details }: TechnologiesProps) {
  return (
    <>
      <ul className="casetech">
        {usedTechnologies.map((technology) => (
          <li key={technology}>{technology}</li>
        ))}
      </ul>
      {(['costEfficiency', 'futureExtensions'] as const).map((part) => (
        <div key={part} className="casenote">
          <h3>{words[part]}</h3>
          <p>{details[part]}</p>
        </div>
      ))}
    </>
  );
}
