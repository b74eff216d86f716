import type { CaseStudy } from '@/lib/content/cases';
import { CaseDrawing } from './case-drawing';

type ProgramFlowProps = { steps: CaseStudy['programFlow'] } & Pick<CaseStudy, 'drawing'>;

const LOOKS = { step: 'out', repeat: 'lp', inner: 'in' } as const;

/** The program step by step, a loop with its steps set in, and the plate it works on. */
export function ProgramFlow({ steps, drawing }: ProgramFlowProps) {
  return (
    <div className="pfg">
      <ol className="pf">
        {steps.map(({ kind, title, detail }) => {
          const Title = kind === 'inner' ? 'h4' : 'h3';
          return (
            <li key={title} className={LOOKS[kind]}>
              <Title>{title}</Title>
              {detail ? <small>{detail}</small> : null}
            </li>
          );
        })}
      </ol>
      {drawing ? <CaseDrawing {...drawing} /> : null}
    </div>
  );
}
