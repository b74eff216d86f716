import { DeskCheckLink } from '@/app/[locale]/plan/desk-check-link';
import type { CustomAutomation } from '@/app/[locale]/services/custom-automation/copy';
import { customAutomationPage } from '@/app/[locale]/services/custom-automation/definition';
import { ReachPlan } from '@/app/[locale]/services/custom-automation/reach-plan';
import { FigureCaption } from '@/components/ui/figure-caption';
import { Heading } from '@/components/ui/heading';

type ArmId = CustomAutomation['arms']['items'][number]['id'];

type ReachPickerProps = CustomAutomation['arms']['reach'] & {
  arms: readonly { id: ArmId; name: string; reach: number }[];
};

/** What each arm reaches on a bench. Radio buttons choose the range to colour; CSS does the rest. */
export function ReachPicker({ title, text, pick, caption, arms, ...drawing }: ReachPickerProps) {
  return (
    <>
      <div className="md:col-end-6">
        <Heading level={3} text={title} />
        <p className="mt-3 max-w-[26em] text-small">{text}</p>
        <DeskCheckLink page={customAutomationPage.path} className="mt-4" />
      </div>
      <div className="group md:col-start-6">
        <fieldset className="mb-5 flex flex-wrap gap-2">
          <legend className="visually-hidden">{pick}</legend>
          {arms.map(({ id, name, reach }) => (
            <label key={id} className="relative">
              <input
                className="peer absolute inset-0 z-1 m-0 size-full cursor-pointer opacity-0"
                type="radio"
                name="arm"
                value={id}
                defaultChecked={id === 'medium'}
              />
              <span className="chip peer-checked:border-ink peer-checked:bg-ink peer-checked:text-white peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-teal max-sm:gap-1 max-sm:px-2.5">
                {name}
                <span className="mono">{reach} mm</span>
              </span>
            </label>
          ))}
        </fieldset>
        <figure>
          <div className="border border-line bg-white p-[clamp(0.75rem,2vw,2rem)]">
            <ReachPlan {...drawing} arms={arms} />
          </div>
          <FigureCaption {...caption} />
        </figure>
      </div>
    </>
  );
}
