import { ArmElevation, GROUNDS } from '@/components/drawings/arm-elevation';
import { BlockProgram } from '@/components/drawings/block-program';
import { ExampleSymbols } from '@/components/drawings/example-symbols';
import { FlowPath } from '@/components/drawings/flow-path';
import { InstrumentSymbols } from '@/components/drawings/instrument-symbols';
import { LabcraftPanel } from '@/components/drawings/labcraft-panel';
import { Label } from '@/components/drawings/label';
import * as draw from '@/components/drawings/looks';
import { SpreadCurves } from '@/components/drawings/spread-curves';
import { EmptyPlate, Wells } from '@/components/drawings/wells';
import type { Samples } from '@/components/examples/samples';
import { eachOf, type Specimens } from '@/components/examples/specimens';
import type { PanelCopy } from '@/lib/pages/copy-parts';

const LOOKS = { ...draw };
type DrawLook = keyof typeof LOOKS;

/** What some looks need besides: a colour, or the part that they are drawn on. */
const WITH: Partial<Record<DrawLook, string>> = {
  stream: 'stroke-teal-bright',
  measure: 'fill-ink-3',
  layers: 'fill-none',
};
const TEXTS: readonly DrawLook[] = ['measure', 'words', 'keyword'];

/** A name of `draw` as it is drawn, and the classes that it stands for. */
const DrawSample = ({ look, text }: { look: DrawLook; text: string }) => (
  <div className="grid w-44 gap-2">
    <svg className="drawing" viewBox="0 0 176 60" aria-hidden="true">
      {look === 'layers' ? <rect className="fill-orange" x="4" y="4" width="168" height="52" /> : null}
      <g className={`${LOOKS[look]} ${WITH[look] ?? ''}`.trim()}>
        {TEXTS.includes(look) ? (
          <Label x="4" y="36" text={text} />
        ) : (
          <path d="M4 56V20L40 4H172V40L136 56ZM4 30H172" />
        )}
      </g>
    </svg>
    <code className="mono text-label text-ink-3">{LOOKS[look]}</code>
  </div>
);

const half = (_row: number, column: number) => (column < 5 ? 1 : column < 8 ? 0.35 : undefined);

const REACHES = [320, 625, 850];

/** What the drawings of several pages are made of, and those drawings; the screen says what that of LabCraft's page says. */
export const drawings = (words: Samples, panel: PanelCopy): Specimens => ({
  'components/drawings/looks.ts': {
    looks: eachOf(draw, (look) => <DrawSample look={look} text={words.line} />),
  },
  'components/drawings/label.tsx': {
    looks: {
      Label: (
        <svg className="drawing w-44" viewBox="0 0 176 30" aria-hidden="true">
          <g className={draw.words}>
            <Label x="4" y="20" text={words.drawing} />
          </g>
        </svg>
      ),
    },
  },
  'components/drawings/arm-elevation.tsx': {
    looks: eachOf(GROUNDS, (on) => (
      <svg
        className={`drawing h-72 w-auto max-w-full ${on === 'teal' ? 'bg-teal' : ''}`}
        viewBox="-60 -110 1640 890"
        role="img"
        aria-label={words.drawing}
      >
        {REACHES.map((reach, index) => (
          <ArmElevation key={reach} on={on} x={100 + index * 500} y={760} reach={reach} />
        ))}
      </svg>
    )),
  },
  'components/drawings/wells.tsx': {
    looks: {
      Wells: (
        <svg className="drawing w-64" viewBox="-1 -1 129.5 87.5" role="img" aria-label={words.drawing}>
          <Wells fill={half} />
        </svg>
      ),
      EmptyPlate: <EmptyPlate className="w-40" />,
    },
  },
  'components/drawings/block-program.tsx': {
    looks: {
      BlockProgram: <BlockProgram {...panel.blocks} />,
      wide: (
        <div className="w-120 max-w-full">
          <BlockProgram {...panel.blocks} wide />
        </div>
      ),
    },
  },
  'components/drawings/labcraft-panel.tsx': {
    layout: 'stack',
    looks: { LabcraftPanel: <LabcraftPanel {...panel} /> },
  },
  'components/drawings/example-symbols.tsx': {
    looks: {
      ExampleSymbols: (
        <svg className="drawing w-40" viewBox="0 -2 96 66" role="img" aria-label={words.drawing}>
          <defs>
            <ExampleSymbols />
          </defs>
          <use href="#thing-dispensing" />
        </svg>
      ),
    },
  },
  'components/drawings/instrument-symbols.tsx': {
    looks: {
      InstrumentSymbols: (
        <svg className="drawing w-40" viewBox="-5 -5 330 330" role="img" aria-label={words.drawing}>
          <defs>
            <InstrumentSymbols />
          </defs>
          <use href="#instrument-plate" />
        </svg>
      ),
    },
  },
  'components/drawings/flow-path.tsx': {
    layout: 'stack',
    looks: { FlowPath: <FlowPath label={words.drawing} {...words.flow} /> },
  },
  'components/drawings/spread-curves.tsx': {
    layout: 'stack',
    looks: { SpreadCurves: <SpreadCurves label={words.drawing} {...words.spread} /> },
  },
});
