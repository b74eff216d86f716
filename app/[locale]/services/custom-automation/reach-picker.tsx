import type { CustomAutomation } from '@/app/[locale]/services/custom-automation/copy';
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
        <p className="text-small mt-3 max-w-[26em]">{text}</p>
      </div>
      <div className="rc md:col-start-6">
        <fieldset className="pick">
          <legend className="visually-hidden">{pick}</legend>
          {arms.map(({ id, name, reach }) => (
            <label key={id}>
              <input type="radio" name="arm" value={id} defaultChecked={id === 'medium'} />
              <span className="chip">
                {name}
                <span className="mono">{reach} mm</span>
              </span>
            </label>
          ))}
        </fieldset>
        <figure>
          <div className="reach">
            <ReachPlan {...drawing} arms={arms} />
          </div>
          <FigureCaption {...caption} />
        </figure>
      </div>
    </>
  );
}
