import type { CustomAutomation } from '@/app/[locale]/services/custom-automation/copy';
import { ExternalButton } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Phrases } from '@/components/ui/phrases';
import { Section } from '@/components/ui/section';
import { site } from '@/lib/content';

type Copy = CustomAutomation['pains'];

const NUMBER =
  'before:content-[counter(ticked)] before:mr-2 before:font-head before:text-figure before:tracking-figure before:text-teal';

/** Six pains to tick. A CSS counter shows how many; `client/enhance/checklist.ts` reads the number out. */
export function PainsSection({ label, title, text, items, count, announcement, consult }: Copy) {
  return (
    <Section label={label}>
      <div className="md:col-end-7">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5 max-w-[24em]">{text}</p>
      </div>
      <div className="border-t border-ink [counter-reset:ticked] md:col-start-7" data-checklist>
        <ul className="sm:grid sm:grid-cols-2 sm:gap-x-gap">
          {items.map((pain, index) => (
            <Pain key={pain.title} id={`pain-${index + 1}`} {...pain} />
          ))}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-4 pt-6">
          <p className={`text-base/[1.3] font-medium text-ink ${NUMBER}`} aria-hidden="true">
            {count}
          </p>
          <p className="visually-hidden" role="status" data-checklist-status data-text={announcement} />
          <ExternalButton href={site().urls.consultation} text={consult} />
        </div>
      </div>
    </Section>
  );
}

const BOX =
  'relative z-1 row-[1/3] grid place-items-center size-6 m-0 mt-[0.2rem] appearance-none border-[1.5px] border-line-strong ' +
  'rounded-edge bg-white cursor-pointer group-hover/pain:border-teal ' +
  'checked:bg-teal checked:border-teal checked:[counter-increment:ticked]';
const TICK =
  'checked:after:w-3.25 checked:after:h-1.5 checked:after:-translate-y-0.5 checked:after:-rotate-45 ' +
  'checked:after:border-white checked:after:border-b-[2.5px] checked:after:border-l-[2.5px]';

function Pain({ id, title, text }: Copy['items'][number] & { id: string }) {
  return (
    <li className="group/pain relative grid grid-cols-[1.5rem_1fr] content-start gap-x-4 border-b border-line py-4.5">
      <input className={`${BOX} ${TICK}`} type="checkbox" id={id} aria-describedby={`${id}-text`} />
      <h3 className="text-[1.125rem]/[1.6]">
        <label htmlFor={id} className="stretched cursor-pointer">
          <Phrases text={title} />
        </label>
      </h3>
      <p id={`${id}-text`} className="text-[0.9375rem]/[1.8]">
        {text}
      </p>
    </li>
  );
}
