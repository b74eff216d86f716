import { Icon } from '@/components/ui/icon';
import { figure } from '@/lib/content';

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
export function FormMockup({ label, form, tank, state, rows, filled }: FormMockupProps) {
  return (
    <div className={filled ? 'mock mock--filled' : 'mock'} role="img" aria-label={label}>
      <p className="mock__h">
        {form}
        <span>{state}</span>
      </p>
      <div className="mock__b">
        <p className="small">{tank}</p>
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
