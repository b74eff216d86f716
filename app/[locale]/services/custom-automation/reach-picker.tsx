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
      <div className="a-1 b-5">
        <Heading level={3} text={title} />
        <p className="small mt-3 max-w-[26em]">{text}</p>
      </div>
      <div className="rc a-5 b-13">
        <fieldset className="pick">
          <legend className="vh">{pick}</legend>
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
