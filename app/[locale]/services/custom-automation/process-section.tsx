import type { CustomAutomation } from '@/app/[locale]/services/custom-automation/copy';
import { Label } from '@/components/drawings/label';
import { Section } from '@/components/ui/section';
import { figure } from '@/lib/content';
import { companyFacts } from '@/lib/desk-check/company-facts';
import { type PhaseSpan, phaseWeeks } from '@/lib/desk-check/phases';
import { round } from '@/lib/drawings/geometry';

type Copy = CustomAutomation['process'];

/** Five phases on one time scale, each with what it hands over. */
export function ProcessSection({ label, title, text, legend, period, output, weeks, items }: Copy) {
  const spans = phaseWeeks(companyFacts(figure).phases);
  return (
    <Section label={label} title={title} titleClass="md:col-end-9" id="process">
      <div className="self-end md:col-start-10">
        <p>{text}</p>
        <p>{legend}</p>
      </div>
      <div className="border-t border-ink">
        <div className={`hidden border-b border-line md:grid md:py-2 ${COLUMNS}`}>
          <WeekScale text={weeks} />
        </div>
        <ol>
          {items.map((phase, index) => (
            <li
              className={`grid gap-x-6 gap-y-3 border-b border-line py-5 md:py-6 ${COLUMNS}`}
              key={phase.title}
            >
              <div>
                <h3 className="text-[1.1875rem]">{phase.title}</h3>
                <p className="text-[0.9375rem]/[1.8]">{phase.text}</p>
                <dl className="flex flex-wrap gap-x-6 text-[0.8125rem] text-ink-3">
                  {/* The bar shows the period; the text stays for screen readers. */}
                  <div className="flex flex-wrap gap-x-3 md:sr-only">
                    <dt>{period}</dt>
                    <dd className="text-ink">{phase.period}</dd>
                  </div>
                  <div className="flex flex-wrap gap-x-3">
                    <dt>{output}</dt>
                    <dd className="text-ink">{phase.output}</dd>
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

/** The words beside the bars. */
const COLUMNS = 'sm:grid-cols-[2fr_3fr] sm:items-center md:grid-cols-[4.5fr_7.5fr] md:gap-x-6';
/** A bar of 32 px lies across the middle of its row. */
const CENTRED = 'translate(0 -16)';
const PERIOD = `hidden font-head font-semibold text-[0.9375rem] palt-tnum md:block`;

type PhaseBarProps = {
  /** Nothing for a phase without end: it begins where the chart's marks end. */
  span: PhaseSpan | undefined;
  text: string;
};

/** A phase of a project on the time scale; the hatched part is the time it may need beyond the least. */
function PhaseBar({ span, text }: PhaseBarProps) {
  return (
    <svg className="h-11 overflow-visible md:h-20 forced-colors:bg-white" width="100%" aria-hidden="true">
      <g className="stroke-line">
        {GRID.map((week) => (
          <line key={week} x1={place(week)} x2={place(week)} y1="0" y2="100%" />
        ))}
      </g>
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
      <rect
        className="fill-teal"
        x={place(from)}
        width={place(sure - from)}
        height="32"
        y="50%"
        transform={CENTRED}
      />
      {to > sure ? (
        <>
          <pattern
            id="may-take"
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect className="fill-teal-mist" width="7" height="7" />
            <rect className="fill-teal" width="1.5" height="7" />
          </pattern>
          <rect
            className="stroke-teal stroke-[1.5]"
            x={place(sure)}
            width={place(to - sure)}
            height="32"
            y="50%"
            transform={CENTRED}
            fill="url(#may-take)"
          />
        </>
      ) : null}
      <Label
        className={`${PERIOD} ${roomy ? 'fill-white' : 'fill-ink'}`}
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
        <stop className="[stop-color:var(--color-orange)]" offset="0.6" />
        <stop className="[stop-color:var(--color-orange)]" offset="1" stopOpacity="0" />
      </linearGradient>
      <rect
        x={place(LAST_MARK)}
        width={place(WEEKS - LAST_MARK)}
        height="32"
        y="50%"
        transform={CENTRED}
        fill="url(#goes-on)"
      />
      <Label
        className={`${PERIOD} fill-ink`}
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
    <svg
      className="col-start-2 overflow-visible forced-colors:bg-white"
      width="100%"
      height="24"
      aria-hidden="true"
    >
      {GRID.filter((week) => week % 2 === 0 && week <= LAST_MARK).map((week) => (
        <Label
          key={week}
          className="fill-ink-3 font-mono text-label"
          x={place(week)}
          y="12"
          dominantBaseline="central"
          text={text.replace('%n', String(week))}
        />
      ))}
    </svg>
  );
}
