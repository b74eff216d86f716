import { FlowPath } from '@/components/drawings/flow-path';
import { SpreadCurves } from '@/components/drawings/spread-curves';
import type { CaseStudy } from '@/lib/content/cases';
import { PlateProgress } from './plate-progress';

type Drawing = NonNullable<CaseStudy['drawing']>;

/** The process of a case as a drawing. */
export function CaseDrawing(drawing: Drawing) {
  return (
    <figure className={`casedraw casedraw--${drawing.kind}`}>
      <Shape {...drawing} />
      <figcaption className="cap">
        <b>{drawing.caption.number}</b>
        {drawing.caption.text}
      </figcaption>
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
