import type { LabcloneCopy } from '@/app/[locale]/services/lablockly/copy';
import * as draw from '@/components/drawings/looks';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/** Four features as rows, each with a small drawing of what happens to the records. */
export function FeatureCards({ label, title, items }: LabcloneCopy['features']) {
  return (
    <Section
      label={label}
      title={title}
      titleClass="self-start md:sticky md:top-28 md:col-end-7"
      id="features"
    >
      <ul className="border-t border-ink md:col-start-7">
        {items.map((item, index) => (
          <li
            key={item.title}
            className="grid gap-x-10 gap-y-4 border-b border-line py-8 sm:grid-cols-[10rem_1fr] sm:items-center"
          >
            <FeatureGlyph index={index} />
            <div>
              <Heading level={3} text={item.title} />
              <p className="mt-1">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const NET = 'M70 20 96 36M70 60 96 36M96 36 70 40M70 20V60';
const NODES = [
  [70, 20],
  [70, 40],
  [70, 60],
  [96, 36],
] as const;

/** What each feature does, in order: records into the model, the model into an answer, its source, its growth. */
const GLYPHS = [
  { lines: 'M4 14H40M4 28H34M4 42H40M4 56H30M4 66H38', way: 'M44 40H62' },
  { lines: 'M130 26H156M130 40H156M130 54H146', way: 'M104 36H122' },
  { lines: 'M4 20H40M4 60H40M130 40H156', way: 'M4 40H62M104 36 122 40' },
  { lines: 'M4 30H34M4 50H34', way: 'M96 46V72H20V60M14 66 20 58 26 66' },
] as const;

/** A small drawing beside a feature; its heading says the same, so it is hidden from screen readers. */
function FeatureGlyph({ index }: { index: number }) {
  const glyph = GLYPHS[index];
  if (!glyph) return null;
  return (
    <svg className="drawing w-40 fill-none" viewBox="0 0 160 80" aria-hidden="true">
      <path className={draw.line} d={glyph.lines} />
      <path className="stroke-line-strong" d={NET} />
      {NODES.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="fill-white stroke-ink" cx={x} cy={y} r="5" />
      ))}
      <path className="stroke-teal stroke-[2.5]" d={glyph.way} />
    </svg>
  );
}
