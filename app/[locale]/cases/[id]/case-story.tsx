import type { ReactNode } from 'react';
import { Voice } from '@/components/sections/voice';
import { FigureCaption } from '@/components/ui/figure-caption';
import { TickList } from '@/components/ui/tick-list';
import type { CaseStudy } from '@/lib/content/cases';
import { CaseShape, type CaseShapeProps } from '../case-shape';
import type { CaseDetailCopy } from './copy';
import type { ByPart, CaseProps } from './parts';

/** What stands under each heading; a part without anything is not shown. */
const PARTS: ByPart<ReactNode> = {
  challenge: ({ entry: { data } }) => <p>{data.challenge}</p>,
  solution: ({ entry: { data } }) => (
    <>
      <p>{data.solution}</p>
      {data.drawing && data.programFlow.length === 0 ? (
        <CaseDrawing {...data.drawing} className="mt-8" />
      ) : null}
    </>
  ),
  results: ({ entry: { data } }) => <TickList items={data.results} />,
  programFlow: ({ entry: { data } }) =>
    data.programFlow.length > 0 && <ProgramFlow steps={data.programFlow} drawing={data.drawing} />,
  technologies: ({ entry: { data }, copy }) => (
    <Technologies {...data.additionalDetails} words={copy.details} />
  ),
  process: ({ entry: { data } }) =>
    data.implementationProcess.length > 0 && <ProcessSteps steps={data.implementationProcess} />,
  feedback: ({ entry: { data } }) =>
    (data.feedback || data.testimonial) && (
      <>
        {data.feedback ? <Voice quote={data.feedback} author={data.contactPerson} /> : null}
        {data.testimonial ? <Voice {...data.testimonial} /> : null}
      </>
    ),
};

/** Challenge, solution, result, and how it was done. */
export const CaseStory = (study: CaseProps) => (
  <div className="*:not-first:mt-[clamp(2.5rem,5vw,4rem)] md:col-end-9">
    {Object.entries(PARTS).map(([part, under]) => (
      <CasePart key={part} title={study.copy.parts[part as keyof typeof PARTS]}>
        {under(study)}
      </CasePart>
    ))}
  </div>
);

/** A part of the story with its plain heading. */
const CasePart = ({ title, children }: { title: string; children: ReactNode }) =>
  children ? (
    <section className="prose" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  ) : null;

/** How the project went, in order. */
function ProcessSteps({ steps }: { steps: CaseStudy['implementationProcess'] }) {
  return (
    <ol className="border-t border-ink [counter-reset:step]">
      {steps.map(({ title, description }) => (
        <li
          key={title}
          className="grid grid-cols-[2.5rem_1fr] border-b border-line py-4 [counter-increment:step] before:font-head before:text-[1.0625rem]/[1.5] before:font-medium before:text-teal before:content-[counter(step)]"
        >
          <h3 className="text-[1.0625rem]">{title}</h3>
          <p className="col-start-2 text-[0.9375rem]/[1.8]">{description}</p>
        </li>
      ))}
    </ol>
  );
}

type TechnologiesProps = CaseStudy['additionalDetails'] & { words: CaseDetailCopy['details'] };

/** What the machine is made of, why it costs what it costs, and what it could become. */
function Technologies({ usedTechnologies, words, ...details }: TechnologiesProps) {
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {usedTechnologies.map((technology) => (
          <li
            key={technology}
            className="border border-line-strong bg-white px-3.5 py-1 text-[0.9375rem] text-ink"
          >
            {technology}
          </li>
        ))}
      </ul>
      {(['costEfficiency', 'futureExtensions'] as const).map((part) => (
        <div key={part}>
          <h3 className="text-[1.0625rem]">{words[part]}</h3>
          <p>{details[part]}</p>
        </div>
      ))}
    </>
  );
}

type ProgramFlowProps = { steps: CaseStudy['programFlow'] } & Pick<CaseStudy, 'drawing'>;

const WIDE = 'min-w-[min(22rem,100%)]';

const LOOKS = {
  step: `${WIDE} border-ink`,
  repeat: `${WIDE} border-teal shadow-[inset_4px_0_var(--color-teal)]`,
  inner: 'min-w-[min(20rem,calc(100%_-_2rem))] ml-8 border-ink',
};

const BOX = 'relative px-5 py-3 border rounded-edge bg-white font-medium leading-[1.6] text-ink';

/** From the box above: a line, and the head of an arrow. */
const ARROW =
  'not-first:mt-7 not-first:before:absolute not-first:before:-top-[calc(1.75rem_+_1px)] not-first:before:left-8 ' +
  'not-first:before:h-7 not-first:before:border-l-[1.25px] not-first:before:border-ink ' +
  'not-first:after:absolute not-first:after:-top-2 not-first:after:left-7 not-first:after:border-4 ' +
  'not-first:after:border-t-[7px] not-first:after:border-b-0 not-first:after:border-transparent not-first:after:border-t-ink';

/** The program step by step, a loop with its steps set in, and the plate it works on. */
function ProgramFlow({ steps, drawing }: ProgramFlowProps) {
  return (
    <div className="grid gap-8 lg:grid-cols-[auto_1fr] lg:items-start lg:gap-12 [&>figure]:mt-0 [&>figure>svg]:h-auto [&>figure>svg]:w-full [&>figure>svg]:max-w-96">
      <ol className="grid justify-items-start">
        {steps.map(({ kind, title, detail }) => (
          <li key={title} className={`${BOX} ${ARROW} ${LOOKS[kind]}`}>
            {kind === 'inner' ? (
              <h4>{title}</h4>
            ) : (
              <h3 className="tracking-normal [font:inherit]">{title}</h3>
            )}
            {detail ? (
              <small className="block text-[0.8125rem] font-normal text-ink-3">{detail}</small>
            ) : null}
          </li>
        ))}
      </ol>
      {drawing ? <CaseDrawing {...drawing} /> : null}
    </div>
  );
}

const BOXED = '[&>svg]:border [&>svg]:border-line [&>svg]:bg-white [&>svg]:p-2 sm:[&>svg]:p-6';

const FRAMES = { 'flow-path': BOXED, spread: BOXED, plate: '' };

/** The process of a case as a drawing; in a narrow window its words are larger. */
function CaseDrawing({ className = '', ...drawing }: CaseShapeProps & { className?: string }) {
  return (
    <figure
      className={`max-[24rem]:[--drawing-text:23px] max-sm:[--drawing-text:20px] ${FRAMES[drawing.kind]} ${className}`.trim()}
    >
      <CaseShape {...drawing} />
      <FigureCaption {...drawing.caption} />
    </figure>
  );
}
