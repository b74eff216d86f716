import { FlowPath } from '@/components/drawings/flow-path';
import { SpreadCurves } from '@/components/drawings/spread-curves';
import { Wells } from '@/components/drawings/wells';
import type { CaseStudy } from '@/lib/content/cases';

export type CaseShapeProps = NonNullable<CaseStudy['drawing']>;

/** The process of a case as a drawing: on its page, on cards and on its sheet. */
export function CaseShape(drawing: CaseShapeProps) {
  switch (drawing.kind) {
    case 'flow-path':
      return <FlowPath {...drawing} />;
    case 'spread':
      return <SpreadCurves {...drawing} />;
    case 'plate':
      return <PlateProgress label={drawing.label} />;
  }
}

/** Columns that are done; the next one is under way. */
const DONE = 4;

const fill = (_row: number, column: number) => (column < DONE ? 1 : column === DONE ? 0.5 : undefined);

/** A plate on which the program works from left to right, with the column under way marked. */
function PlateProgress({ label }: { label: string }) {
  const x = 14.4 + DONE * 9;
  return (
    <svg className="drawing h-auto w-full" viewBox="-2 -6 132 96" role="img" aria-label={label}>
      <Wells fill={fill} />
      <path className="fill-none stroke-orange" d={`M${x} -4V89`} />
    </svg>
  );
}
