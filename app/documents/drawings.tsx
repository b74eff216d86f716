/** The drawings of the site that documents show, by name: the components of the pages, with the words of the pages. */
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CaseShape } from '@/app/[locale]/cases/case-shape';
import { ExampleDrawing } from '@/app/[locale]/labneeds/[id]/example-drawing';
import { BenchPlan } from '@/app/[locale]/services/automation-consulting/bench-plan';
import { ArmRange } from '@/app/[locale]/services/custom-automation/arm-range';
import { ReachPlan } from '@/app/[locale]/services/custom-automation/reach-plan';
import { InspectionCalendar } from '@/app/[locale]/services/maintenance/inspection-calendar';

const DRAWINGS = {
  'arm-range': ArmRange,
  'bench-plan': BenchPlan,
  case: CaseShape,
  example: ExampleDrawing,
  'inspection-calendar': InspectionCalendar,
  'reach-plan': ReachPlan,
};

/**
 * The markup of a drawing. @throws Error if there is none of that name.
 */
export function drawingMarkup(name: string, props: Readonly<Record<string, unknown>>): string {
  const Shape = (DRAWINGS as Record<string, unknown>)[name] as ComponentType<typeof props> | undefined;
  if (!Shape) throw new Error(`there is no drawing "${name}" (app/documents/drawings.tsx)`);
  return renderToStaticMarkup(<Shape {...props} />);
}
