import { FlowPath } from '@/components/drawings/flow-path';
import { SpreadCurves } from '@/components/drawings/spread-curves';
import { FigureCaption } from '@/components/ui/figure-caption';
import type { CaseStudy } from '@/lib/content/cases';
import { PlateProgress } from './plate-progress';

type Drawing = NonNullable<CaseStudy['drawing']>;

/** The process of a case as a drawing. */
export function CaseDrawing(drawing: Drawing) {
  return (
    <figure className={`casedraw casedraw--${drawing.kind}`}>
      <Shape {...drawing} />
      <FigureCaption {...drawing.caption} />
    </figure>
  );
}

function Shape(drawing: Drawing) {
  switch (drawing.kind) {
    case 'flow-path':
      return <FlowPath {...drawing} />;
    case 'spread':
      return <SpreadCurves {...drawing} />;
    case 'plate':
      return <PlateProgress label={drawing.label} />;
  }
}
