import type { CustomAutomation } from '@/app/[locale]/services/custom-automation/copy';
import { PhaseBar, WeekScale } from '@/app/[locale]/services/custom-automation/phase-bar';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { figure } from '@/lib/content';
import { phaseWeeks } from './process-weeks';

type Copy = CustomAutomation['process'];

const FIXED = ['process.hearing', 'process.proposal'] as const;

/** Five phases on one time scale, each with what it hands over. */
export function ProcessSection({ label, title, text, period, output, weeks, items }: Copy) {
  const spans = phaseWeeks([
    ...FIXED.map((name) => ({ least: figure(name), most: figure(name) })),
    { least: figure('process.development.low'), most: figure('process.development.high') },
    { least: figure('process.installation'), most: figure('process.installation') },
  ]);
  return (
    <Section label={label} id="process">
      <Heading level={2} label={label} text={title} className="a-1 b-8" />
      <p className="a-9 b-13 self-end">{text}</p>
      <div className="gantt">
        <div className="gantt__w">
          <WeekScale text={weeks} />
        </div>
        <ol>
          {items.map((phase, index) => (
            <li key={phase.title}>
              <div>
                <h3>{phase.title}</h3>
                <p>{phase.text}</p>
                <dl>
                  <div className="gantt__p">
                    <dt>{period}</dt>
                    <dd>{phase.period}</dd>
                  </div>
                  <div>
                    <dt>{output}</dt>
                    <dd>{phase.output}</dd>
                  </div>
                </dl>
              </div>
              <PhaseBar span={spans[index]} text={phase.period} />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
