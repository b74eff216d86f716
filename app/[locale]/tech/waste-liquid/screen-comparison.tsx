import type { WasteLiquidCopy } from '@/app/[locale]/tech/waste-liquid/copy';
import { FigureCaption } from '@/components/ui/figure-caption';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { figure } from '@/lib/content';

/** Title, text and drawing of both begin at the same heights. */
const SCREEN = 'sm:row-span-3 sm:grid sm:grid-rows-subgrid';

/** The university's form as it is opened by hand and with the extension, drawn side by side. */
export function ScreenComparison({
  label,
  title,
  text,
  form,
  tank,
  fields,
  before,
  after,
  caption,
}: WasteLiquidCopy['screens']) {
  const frame = { form, tank };
  return (
    <Section label={label} title={title} titleClass="md:col-end-9" surface="sunk">
      <p className="self-end md:col-start-10">{text}</p>
      <div>
        <ul className="grid gap-x-[calc(var(--spacing-gap)*2)] max-sm:gap-y-12 sm:grid-cols-2">
          <li className={SCREEN}>
            <Heading level={3} text={before.title} />
            <p className="text-small">{before.text}</p>
            <FormMockup
              {...frame}
              label={before.mock}
              state={before.done}
              rows={fields.map((name) => ({ name, value: before.empty }))}
            />
          </li>
          <li className={SCREEN}>
            <Heading level={3} text={after.title} />
            <p className="text-small">{after.text}</p>
            <FormMockup
              {...frame}
              filled
              label={after.mock}
              state={after.done}
              rows={fields.map((name, index) => ({ name, value: after.values[index] ?? '' }))}
            />
          </li>
        </ul>
        <FigureCaption as="p" {...caption} />
      </div>
    </Section>
  );
}

type FormMockupProps = {
  label: string;
  form: string;
  tank: string;
  /** What the status line says. */
  state: string;
  rows: readonly { name: string; value: string }[];
  filled?: boolean;
};

const LOOKS = {
  empty: {
    tank: 'border-line-strong first:border-orange first:inset-ring first:inset-ring-orange',
    field: 'border-dashed border-line-strong text-ink-3',
  },
  filled: { tank: 'border-teal bg-teal text-white', field: 'border-teal bg-teal-mist text-ink' },
};

/** A drawing of a form, in HTML: nothing in it can be focused or typed into. */
function FormMockup({ label, form, tank, state, rows, filled }: FormMockupProps) {
  const look = LOOKS[filled ? 'filled' : 'empty'];
  return (
    <div className="mt-6 border border-ink bg-white text-small/[1.6] text-ink" role="img" aria-label={label}>
      <p className="flex justify-between bg-ink px-5 py-2.5 text-white">
        {form}
        <span className="text-on-dark-2">{state}</span>
      </p>
      <div className="p-5">
        <p className="text-small">{tank}</p>
        <div className="mt-1 mb-5 grid grid-cols-12 gap-1 text-center text-[0.75rem] max-[16rem]:grid-cols-6">
          {Array.from({ length: figure('waste.tanks') }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tank is its number
            <span key={index} className={`mono border wrap-normal ${look.tank}`}>
              {index + 1}
            </span>
          ))}
        </div>
        {rows.map(({ name, value }) => (
          <div key={name} className="grid grid-cols-[2fr_3fr] items-center gap-4 py-1.5">
            <span>{name}</span>
            <span className={`flex min-h-11 items-center justify-between border px-3 py-1.5 ${look.field}`}>
              {value}
              {filled ? <Icon name="check" className="text-teal" /> : null}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
