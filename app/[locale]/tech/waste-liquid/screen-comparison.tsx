import type { WasteLiquidCopy } from '@/app/[locale]/tech/waste-liquid/copy';
import { FigureCaption } from '@/components/ui/figure-caption';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { figure } from '@/lib/content';

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
      <p className="md:col-start-10 self-end">{text}</p>
      <div>
        <ul className="screens">
          <li>
            <Heading level={3} text={before.title} />
            <p className="text-small">{before.text}</p>
            <FormMockup
              {...frame}
              label={before.mock}
              state={before.done}
              rows={fields.map((name) => ({ name, value: before.empty }))}
            />
          </li>
          <li>
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

/** A drawing of a form, in HTML: nothing in it can be focused or typed into. */
function FormMockup({ label, form, tank, state, rows, filled }: FormMockupProps) {
  return (
    <div className={filled ? 'mock mock--filled' : 'mock'} role="img" aria-label={label}>
      <p className="mock__h">
        {form}
        <span>{state}</span>
      </p>
      <div className="mock__b">
        <p className="text-small">{tank}</p>
        <div className="mock__t">
          {Array.from({ length: figure('waste.tanks') }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tank is its number
            <span key={index} className="mono">
              {index + 1}
            </span>
          ))}
        </div>
        {rows.map(({ name, value }) => (
          <div key={name} className="mock__r">
            <span>{name}</span>
            <span className="mock__f">
              {value}
              {filled ? <Icon name="check" /> : null}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
