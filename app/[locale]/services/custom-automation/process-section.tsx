import type { CustomAutomation } from '@/app/[locale]/services/custom-automation/copy';
import { type PhaseSpan, phaseWeeks } from '@/app/[locale]/services/custom-automation/process-weeks';
import { Label } from '@/components/drawings/label';
import { Section } from '@/components/ui/section';
import { figure } from '@/lib/content';
import { round } from '@/lib/drawings/geometry';

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
    <Section label={label} title={title} titleClass="md:col-end-9" id="process">
      <p className="md:col-start-10 self-end">{text}</p>
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

/** Two weeks more than the longest project, for what goes on afterwards. */
const WEEKS = 14;
const LAST_MARK = 12;

const place = (weeks: number): string => `${round((weeks / WEEKS) * 1000) / 10}%`;
const GRID = Array.from({ length: WEEKS }, (_, week) => week);

type PhaseBarProps = {
  /** Nothing for a phase without end: it begins where the chart's marks end. */
  span: PhaseSpan | undefined;
  text: string;
};

/** A phase of a project on the time scale; the hatched part is the time it may need beyond the least. */
function PhaseBar({ span, text }: PhaseBarProps) {
  return (
    <svg className="gantt__b" width="100%" aria-hidden="true">
      {GRID.map((week) => (
        <line key={week} className="gantt__g" x1={place(week)} x2={place(week)} y1="0" y2="100%" />
      ))}
      {span ? <Finite {...span} text={text} /> : <Ongoing text={text} />}
    </svg>
  );
}

/** Short bars have their text beside them: on the right, or on the left where the chart ends. */
function Finite({ from, sure, to, text }: PhaseSpan & { text: string }) {
  const roomy = sure - from >= 3;
  const late = to > WEEKS / 2 + 1 && !roomy;
  return (
    <>
      <rect className="gantt__s" x={place(from)} width={place(sure - from)} height="32" y="50%" />
      {to > sure ? (
        <>
          <pattern
            id="may-take"
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect className="gantt__m" width="7" height="7" />
            <rect className="gantt__s" width="1.5" height="7" />
          </pattern>
          <rect
            className="gantt__v"
            x={place(sure)}
            width={place(to - sure)}
            height="32"
            y="50%"
            fill="url(#may-take)"
          />
        </>
      ) : null}
      <Label
        className={roomy ? 'gantt__t gantt__t--in' : 'gantt__t'}
        x={place(roomy || late ? from : to)}
        dx={late ? -10 : 10}
        y="50%"
        textAnchor={late ? 'end' : 'start'}
        dominantBaseline="central"
        text={text}
      />
    </>
  );
}

function Ongoing({ text }: { text: string }) {
  return (
    <>
      <linearGradient id="goes-on">
        <stop className="gantt__o" offset="0.6" />
        <stop className="gantt__o" offset="1" stopOpacity="0" />
      </linearGradient>
      <rect x={place(LAST_MARK)} width={place(WEEKS - LAST_MARK)} height="32" y="50%" fill="url(#goes-on)" />
      <Label
        className="gantt__t"
        x={place(LAST_MARK)}
        dx="10"
        y="50%"
        dominantBaseline="central"
        text={text}
      />
    </>
  );
}

/** The weeks above the bars; `%n` in the text stands for the number. */
function WeekScale({ text }: { text: string }) {
  return (
    <svg width="100%" height="24" aria-hidden="true">
      {GRID.filter((week) => week % 2 === 0 && week <= LAST_MARK).map((week) => (
        <Label
          key={week}
          x={place(week)}
          y="12"
          dominantBaseline="central"
          text={text.replace('%n', String(week))}
        />
      ))}
    </svg>
  );
}
