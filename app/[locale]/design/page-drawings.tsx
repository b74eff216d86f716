import type { Samples } from '@/components/examples/samples';
import { eachOf, type Specimens } from '@/components/examples/specimens';
import type { Locale } from '@/lib/i18n/locales';
import { DRAWINGS, ExampleDrawing } from '../labneeds/[id]/example-drawing';
import { BenchPlan } from '../services/automation-consulting/bench-plan';
import { ArmRange } from '../services/custom-automation/arm-range';
import { customAutomationPage } from '../services/custom-automation/definition';
import { PrintedPart, SHAPES } from '../services/custom-automation/printed-part';
import { AgreementStrip, ScaleBars } from '../services/custom-automation/scale-bars';
import { SystemColumn, SystemDiagram } from '../services/custom-automation/system-diagram';
import { labcraftPage } from '../services/labcraft/definition';
import { RehearsalDrawing, RunDrawing } from '../services/labcraft/stage-drawings';
import { ModelDrawing } from '../services/lablockly/model-drawing';
import { maintenancePage } from '../services/maintenance/definition';
import { InspectionCalendar } from '../services/maintenance/inspection-calendar';
import { AssemblyDrawing } from '../team/assembly-drawing';
import { wasteLiquidPage } from '../tech/waste-liquid/definition';
import { TankRow } from '../tech/waste-liquid/tank-row';

const BY = ['hand', 'auto', 'hand', 'auto', 'auto', 'hand'] as const;

const folder = (name: string) => `app/[locale]/${name}`;

/** Drawings of one page each, with the words of that page where they have many. */
export function pageDrawings({ drawing: label, fits }: Samples, locale: Locale): Specimens {
  const { system } = customAutomationPage.copy(locale);
  const { rehearse, run } = labcraftPage.copy(locale).features;
  return {
    [folder('services/custom-automation/printed-part.tsx')]: {
      looks: eachOf(SHAPES, (shape) => (
        <div className="w-48">
          <PrintedPart shape={shape} label={label} fits={fits} />
        </div>
      )),
    },
    [folder('services/custom-automation/arm-range.tsx')]: {
      layout: 'stack',
      looks: { ArmRange: <ArmRange reach={625} label={label} /> },
    },
    [folder('services/custom-automation/scale-bars.tsx')]: {
      layout: 'stack',
      looks: {
        ScaleBars: <ScaleBars label={label} after={30} />,
        AgreementStrip: <AgreementStrip label={label} />,
      },
    },
    [folder('services/custom-automation/system-diagram.tsx')]: {
      layout: 'stack',
      looks: {
        'SystemDiagram, SystemColumn': (
          <>
            <SystemDiagram {...system} label={label} />
            <SystemColumn {...system} label={label} />
          </>
        ),
      },
    },
    [folder('services/labcraft/stage-drawings.tsx')]: {
      layout: 'stack',
      looks: { RehearsalDrawing: <RehearsalDrawing {...rehearse} />, RunDrawing: <RunDrawing {...run} /> },
    },
    [folder('services/automation-consulting/bench-plan.tsx')]: {
      layout: 'stack',
      looks: { BenchPlan: <BenchPlan label={label} by={BY} />, arm: <BenchPlan label={label} by={BY} arm /> },
    },
    [folder('services/lablockly/model-drawing.tsx')]: {
      looks: {
        ModelDrawing: (
          <div className="w-88 max-w-full">
            <ModelDrawing label={label} lines={6} source={3} />
          </div>
        ),
      },
    },
    [folder('services/maintenance/inspection-calendar.tsx')]: {
      layout: 'stack',
      looks: { InspectionCalendar: <InspectionCalendar {...maintenancePage.copy(locale).hero.timeline} /> },
    },
    [folder('team/assembly-drawing.tsx')]: {
      layout: 'stack',
      looks: { AssemblyDrawing: <AssemblyDrawing label={label} /> },
    },
    [folder('tech/waste-liquid/tank-row.tsx')]: {
      layout: 'stack',
      looks: { TankRow: <TankRow {...wasteLiquidPage.copy(locale).tanks} /> },
    },
    [folder('labneeds/[id]/example-drawing.tsx')]: {
      looks: eachOf(DRAWINGS, (name) => (
        <div className="w-72 max-w-full">
          <ExampleDrawing name={name} label={label} />
        </div>
      )),
    },
  };
}
