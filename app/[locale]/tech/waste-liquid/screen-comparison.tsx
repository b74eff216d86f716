import type { WasteLiquidCopy } from '@/app/[locale]/tech/waste-liquid/copy';
import { FigureCaption } from '@/components/ui/figure-caption';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { FormMockup } from './form-mockup';

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
    <Section label={label} title={title} titleClass="a-1 b-8" surface="sunk">
      <p className="a-9 b-13 self-end">{text}</p>
      <div>
        <ul className="screens">
          <li>
            <Heading level={3} text={before.title} />
            <p className="small">{before.text}</p>
            <FormMockup
              {...frame}
              label={before.mock}
              state={before.done}
              rows={fields.map((name) => ({ name, value: before.empty }))}
            />
          </li>
          <li>
            <Heading level={3} text={after.title} />
            <p className="small">{after.text}</p>
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
