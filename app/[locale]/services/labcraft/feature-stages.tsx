import type { ReactNode } from 'react';
import type { LabcraftFeatures } from '@/app/[locale]/services/labcraft/copy';
import { BlockProgram } from '@/components/drawings/block-program';
import { Wells } from '@/components/drawings/wells';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { holdUnits } from '@/lib/text/units';
import { RehearsalDrawing, RunDrawing } from './stage-drawings';

type FeatureStagesProps = { features: LabcraftFeatures; blocks: Parameters<typeof BlockProgram>[0] };

const CAPTION = 'mb-3 text-[0.75rem] text-ink-3';

/** Five features as one story: the same protocol said, checked, rehearsed, run and recorded. */
export function FeatureStages({ features, blocks }: FeatureStagesProps) {
  const { label, title, note, say, block, rehearse, run, record } = features;
  return (
    <Section label={label} title={title} titleClass="md:col-end-10" surface="sunk">
      <p className="self-end text-small text-ink-3 md:col-start-10">{note}</p>
      <ol>
        <Stage {...say}>
          <WrittenProtocol caption={say.caption} words={say.words} />
        </Stage>
        <Stage {...block} tinted>
          <p className={CAPTION}>{block.caption}</p>
          <BlockProgram {...blocks} wide />
        </Stage>
        <Stage {...rehearse}>
          <RehearsalDrawing {...rehearse} />
        </Stage>
        <Stage {...run}>
          <RunDrawing {...run} />
        </Stage>
        <Stage {...record}>
          <RunRecord {...record} />
        </Stage>
      </ol>
    </Section>
  );
}

type StageProps = { title: string; text: string; tinted?: boolean; children: ReactNode };

/** The line that joins the drawing of a stage to the one above. */
const JOINT =
  'before:absolute before:left-16 before:-top-[calc(3rem+1px)] before:h-12 before:border-l-2 before:border-teal ' +
  'max-md:before:hidden in-[li:first-child]:before:hidden';

/** One stage of the story: its words stay in view while its drawing passes. */
function Stage({ title, text, tinted, children }: StageProps) {
  return (
    <li className="not-first:mt-12 sm:grid sm:grid-cols-[2fr_3fr] sm:max-md:gap-x-8 md:grid-cols-[5fr_7fr] md:items-start md:gap-x-[clamp(2rem,5vw,5rem)]">
      <div className="md:sticky md:top-28">
        <Heading level={3} text={title} className="text-[clamp(1.375rem,1.1rem+1.2vw,2rem)]/[1.4]" />
        <p className="mt-2 max-md:mb-6 md:max-w-[24em]">{text}</p>
      </div>
      <div
        className={`relative grid content-center border border-line p-[clamp(1.25rem,3vw,2.5rem)] md:min-h-96 ${tinted ? 'bg-paper' : 'bg-white'} ${JOINT}`}
      >
        {children}
      </div>
    </li>
  );
}

/** The sentence as it was written; what will become a value of a block is marked. */
function WrittenProtocol({ caption, words }: Pick<LabcraftFeatures['say'], 'caption' | 'words'>) {
  return (
    <>
      <p className={CAPTION}>{caption}</p>
      <p className="font-head palt text-[clamp(1.25rem,0.9rem+1.5vw,1.875rem)]/[1.9] font-medium text-ink">
        {words.map((word) =>
          word.value ? (
            <mark
              key={word.text}
              className="whitespace-nowrap text-inherit [box-shadow:0_2px_var(--color-teal)] [background:linear-gradient(var(--color-teal-mist)_0_0)_0_0.25em/100%_1.2em_no-repeat]"
            >
              {holdUnits(word.text)}
            </mark>
          ) : (
            word.text
          ),
        )}
      </p>
    </>
  );
}

type RunRecordProps = Pick<LabcraftFeatures['record'], 'drawing' | 'caption' | 'rows'>;

/** The finished plate, and the list of what was done to it. */
function RunRecord({ drawing, caption, rows }: RunRecordProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-[5fr_4fr] lg:items-center lg:gap-10">
      <svg className="drawing h-auto w-full" viewBox="-2 -2 132 90" role="img" aria-label={drawing}>
        <Wells fill={(_row, column) => (column < 8 ? 1 : undefined)} />
      </svg>
      <table className="ruled-table">
        <caption className={`text-left ${CAPTION}`}>{caption}</caption>
        <tbody>
          {rows.map(({ place, action, state }) => (
            <tr key={place}>
              <th scope="row">{place}</th>
              <td>{holdUnits(action)}</td>
              <td className="whitespace-nowrap">
                <Icon name="check" className="mr-1.5 inline align-[-0.2em] text-teal" />
                {state}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
