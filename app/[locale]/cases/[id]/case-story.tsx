import type { CaseStudy } from '@/lib/content/cases';
import { CaseDrawing } from './case-drawing';
import { CasePart } from './case-part';
import type { CaseDetailCopy } from './copy';
import { ProcessSteps } from './process-steps';
import { ProgramFlow } from './program-flow';
import { Technologies } from './technologies';
import { Voice } from './voice';

type CaseStoryProps = { data: CaseStudy; copy: CaseDetailCopy };

/** Challenge, solution, result, and how it was done. */
export function CaseStory({ data, copy }: CaseStoryProps) {
  const { challenge, solution, results, programFlow, drawing } = data;
  const { parts } = copy;
  const hasProgram = programFlow.length > 0;
  return (
    <div className="casestory a-1 b-8">
      <CasePart title={parts.challenge}>
        <p>{challenge}</p>
      </CasePart>
      <CasePart title={parts.solution}>
        <p>{solution}</p>
        {drawing && !hasProgram ? <CaseDrawing {...drawing} /> : null}
      </CasePart>
      <CasePart title={parts.results}>
        <ul className="pt">
          {results.map((result) => (
            <li key={result}>{result}</li>
          ))}
        </ul>
      </CasePart>
      {hasProgram ? (
        <CasePart title={parts.programFlow}>
          <ProgramFlow steps={programFlow} drawing={drawing} />
        </CasePart>
      ) : null}
      <CasePart title={parts.technologies}>
        <Technologies {...data.additionalDetails} words={copy.details} />
      </CasePart>
      {data.implementationProcess.length > 0 ? (
        <CasePart title={parts.process}>
          <ProcessSteps steps={data.implementationProcess} />
        </CasePart>
      ) : null}
      {data.feedback || data.testimonial ? (
        <CasePart title={parts.feedback}>
          {data.feedback ? <Voice quote={data.feedback} author={data.contactPerson} /> : null}
          {data.testimonial ? <Voice {...data.testimonial} /> : null}
        </CasePart>
      ) : null}
    </div>
  );
}
