import { ArmRange } from '@/app/[locale]/services/custom-automation/arm-range';
import type { CustomAutomation } from '@/app/[locale]/services/custom-automation/copy';
import { customAutomationPage } from '@/app/[locale]/services/custom-automation/definition';
import { DocumentLink } from '@/components/sections/document-link';
import { Actions } from '@/components/ui/actions';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SPEC } from '@/components/ui/spec-table';
import { figure } from '@/lib/content';
import { ReachPicker } from './reach-picker';

type Copy = CustomAutomation['arms'];

/** One scale: the widths are as the reaches, 320 to 625 to 850, one under the other and side by side. */
const WIDTHS = {
  small: 'w-[calc(100%*320/850)] sm:w-full',
  medium: 'w-[calc(100%*625/850)] sm:w-full',
  large: undefined,
};

/** Three arms side by side, drawn to one scale, compared in a table, and laid on a bench seen from above. */
export function ArmsSection({ label, title, text, image, caption, items, table, reach }: Copy) {
  const arms = items.map((arm) => ({ ...arm, reach: figure(`arm.${arm.id}.reach`) }));
  return (
    <Section label={label} title={title} titleClass="md:col-end-9" surface="white" className="overflow-clip">
      <p className="self-end md:col-start-10">{text}</p>
      <figure>
        <Picture
          {...customAutomationPage.imageOf(image)}
          sizes="(min-width: 84rem) 82rem, 92vw"
          imgClassName="aspect-[21/10] w-full object-cover object-[50%_75%]"
        />
        <figcaption className="caption">{caption}</figcaption>
      </figure>
      <ul className="grid gap-10 sm:grid-cols-[320fr_625fr_850fr] sm:grid-rows-[auto_auto] sm:gap-0">
        {arms.map((arm) => (
          <li className="sm:row-span-2 sm:grid sm:grid-rows-subgrid" key={arm.id}>
            <div className="border-b-[1.5px] border-ink sm:self-end">
              <ArmRange reach={arm.reach} label={arm.drawing} className={WIDTHS[arm.id]} />
            </div>
            <div className="sm:pr-4 md:pr-6">
              <h3 className="mt-5 mb-1 text-[clamp(1.75rem,1.3rem+1.7vw,2.625rem)]/[1.1] tracking-[-0.03em]">
                {arm.name}
              </h3>
              <p className="max-w-[24em] text-[0.9375rem]/[1.8]">{arm.text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Actions>
        {items.map(({ id }) => (
          <DocumentLink key={id} id={`arm-${id}`} />
        ))}
      </Actions>
      <ArmTable {...table} names={items.map(({ name }) => name)} />
      <ReachPicker {...reach} arms={arms} />
    </Section>
  );
}

type ArmTableProps = CustomAutomation['arms']['table'] & { names: readonly string[] };

/** Payload, reach and repeatability side by side. */
function ArmTable({ scroll, caption, corner, rows, names }: ArmTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="scroll" tabIndex={0} aria-label={scroll}>
      <table className={`ruled-table max-sm:min-w-87 ${SPEC.table}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${SPEC.corner} ${SPEC.line}`}>
              <span className="visually-hidden">{corner}</span>
            </th>
            {names.map((name) => (
              <th scope="col" key={name} className={`${SPEC.head} ${SPEC.line}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, unit, values }) => (
            <tr key={name}>
              <th scope="row" className={SPEC.row}>
                {name}
              </th>
              {values.map((value) => (
                <td key={value} className={unit ? SPEC.value : SPEC.words}>
                  {value}
                  {unit ? <small className={SPEC.unit}> {unit}</small> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
