import { contactPage } from '@/app/[locale]/contact/definition';
import type { ToreCopy } from '@/app/[locale]/services/tore/copy';
import { torePage } from '@/app/[locale]/services/tore/definition';
import { Label } from '@/components/drawings/label';
import * as draw from '@/components/drawings/looks';
import { ButtonLink } from '@/components/ui/button';
import { FigureCaption } from '@/components/ui/figure-caption';
import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';

const SCENES = ['university', 'company', 'facility'] as const;

/** Three places, each with its checkout and the shape of its rush through a day. */
export function ToreScenes({ label, title, hours, caption, contact, ...scenes }: ToreCopy['scenes']) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-9">
      <p className="self-end md:col-start-10 md:justify-self-end">
        <ButtonLink look="text" to={contactPage.path} text={contact} />
      </p>
      <div>
        <ul className="grid gap-x-gap gap-y-12 md:grid-cols-3">
          {SCENES.map((scene) => (
            <li key={scene} className="sm:max-md:grid sm:max-md:grid-cols-2 sm:max-md:gap-x-8">
              <Picture
                {...torePage.imageOf(scenes[scene].image)}
                sizes="(min-width: 56rem) 30vw, (min-width: 40rem) 46vw, 100vw"
                imgClassName="mb-5 aspect-[16/10] w-full object-cover"
              />
              <div>
                <Heading
                  level={3}
                  text={scenes[scene].title}
                  className="text-[clamp(1.5rem,1.1rem+1.5vw,2.25rem)]/[1.3]"
                />
                <RushCurve shape={scene} label={scenes[scene].drawing} hours={hours} />
                <p>{scenes[scene].text}</p>
              </div>
            </li>
          ))}
        </ul>
        <FigureCaption as="p" {...caption} />
      </div>
    </Section>
  );
}

const HOURS = { morning: 80, noon: 200, evening: 320 } as const;
const FLOOR = 128;

/** A rush as a hump: its middle, half its width and its height, in the units of the drawing. */
type Rush = readonly [middle: number, reach: number, height: number];

const RUSHES = {
  university: [[HOURS.noon, 44, 116]],
  company: [[HOURS.noon, 104, 84]],
  facility: [
    [HOURS.morning, 52, 34],
    [HOURS.noon, 62, 62],
    [HOURS.evening, 52, 44],
  ],
} as const satisfies Record<string, readonly Rush[]>;

const hump = ([middle, reach, height]: Rush) => {
  const [left, right, top, bend] = [middle - reach, middle + reach, FLOOR - height, reach * 0.5];
  return `M${left} ${FLOOR}C${left + bend} ${FLOOR} ${middle - bend} ${top} ${middle} ${top}S${right - bend} ${FLOOR} ${right} ${FLOOR}`;
};

type RushCurveProps = { shape: keyof typeof RUSHES; label: string; hours: ToreCopy['scenes']['hours'] };

/** How a day's guests come, as a sketch: all three curves share their axes. */
function RushCurve({ shape, label, hours }: RushCurveProps) {
  return (
    <svg
      className="drawing my-4 h-auto w-full sm:max-lg:[--drawing-text:20px]"
      viewBox="0 0 400 160"
      role="img"
      aria-label={label}
    >
      <path className={draw.liquid} d={RUSHES[shape].map(hump).join('')} />
      <path className={draw.line} d={`M0 ${FLOOR}H400`} />
      <g className={draw.words}>
        {(['morning', 'noon', 'evening'] as const).map((hour) => (
          <Label key={hour} x={HOURS[hour]} y="152" textAnchor="middle" text={hours[hour]} />
        ))}
      </g>
    </svg>
  );
}
