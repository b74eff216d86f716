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

/** Five features as one story: the same protocol said, checked, rehearsed, run and recorded. */
export function FeatureStages({ features, blocks }: FeatureStagesProps) {
  const { label, title, note, say, block, rehearse, run, record } = features;
  return (
    <Section label={label} title={title} titleClass="md:col-end-10" surface="sunk">
      <p className="text-small text-ink-3 md:col-start-10 self-end">{note}</p>
      <ol className="stg">
        <Stage {...say}>
          <WrittenProtocol caption={say.caption} words={say.words} />
        </Stage>
        <Stage {...block} tinted>
          <p className="lc__h">{block.caption}</p>
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

/** One stage of the story: its words stay in view while its drawing passes. */
function Stage({ title, text, tinted, children }: StageProps) {
  return (
    <li>
      <div className="stg__t">
        <Heading level={3} text={title} />
        <p>{text}</p>
      </div>
      <div className={tinted ? 'stg__d stg__d--tint' : 'stg__d'}>{children}</div>
    </li>
  );
}

/** The sentence as it was written; what will become a value of a block is marked. */
function WrittenProtocol({ caption, words }: Pick<LabcraftFeatures['say'], 'caption' | 'words'>) {
  return (
    <>
      <p className="lc__h">{caption}</p>
      <p className="stg__say">
        {words.map((word) => (word.value ? <mark key={word.text}>{holdUnits(word.text)}</mark> : word.text))}
      </p>
    </>
  );
}

type RunRecordProps = Pick<LabcraftFeatures['record'], 'drawing' | 'caption' | 'rows'>;

/** The finished plate, and the list of what was done to it. */
function RunRecord({ drawing, caption, rows }: RunRecordProps) {
  return (
    <div className="stg__rec">
      <svg className="drawing h-auto w-full" viewBox="-2 -2 132 90" role="img" aria-label={drawing}>
        <Wells fill={(_row, column) => (column < 8 ? 1 : undefined)} />
      </svg>
      <table className="data-table">
        <caption className="lc__h">{caption}</caption>
        <tbody>
          {rows.map(({ place, action, state }) => (
            <tr key={place}>
              <th scope="row">{place}</th>
              <td>{holdUnits(action)}</td>
              <td className="stg__ok">
                <Icon name="check" />
                {state}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
