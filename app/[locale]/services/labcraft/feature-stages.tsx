import type { LabcraftFeatures } from '@/app/[locale]/services/labcraft/copy';
import { BlockProgram } from '@/components/drawings/block-program';
import { Section } from '@/components/ui/section';
import { RehearsalDrawing } from './rehearsal-drawing';
import { RunDrawing } from './run-drawing';
import { RunRecord } from './run-record';
import { Stage } from './stage';
import { WrittenProtocol } from './written-protocol';

type FeatureStagesProps = { features: LabcraftFeatures; blocks: Parameters<typeof BlockProgram>[0] };

/** Five features as one story: the same protocol said, checked, rehearsed, run and recorded. */
export function FeatureStages({ features, blocks }: FeatureStagesProps) {
  const { label, title, note, say, block, rehearse, run, record } = features;
  return (
    <Section label={label} title={title} titleClass="a-1 b-9" surface="sunk">
      <p className="small muted a-9 b-13 self-end">{note}</p>
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
