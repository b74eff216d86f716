import type { ToreCopy } from '@/app/[locale]/services/tore/copy';
import { FigureCaption } from '@/components/ui/figure-caption';
import { DISHES } from './tray-boxes';

type TrayReceiptProps = ToreCopy['receipt'] & { dishes: ToreCopy['tray']['dishes'] };

/** What the camera read, as a strip of till paper. */
export function TrayReceipt({ label, unit, total, note, caption, dishes }: TrayReceiptProps) {
  return (
    <figure className="till" aria-label={label}>
      <dl>
        {DISHES.map((dish) => (
          <div key={dish}>
            <dt>{dishes[dish]}</dt>
            <dd>1</dd>
          </div>
        ))}
        <div className="till__t">
          <dt>
            {total}
            <small>{note}</small>
          </dt>
          <dd>
            {DISHES.length}
            <small>{unit}</small>
          </dd>
        </div>
      </dl>
      <FigureCaption {...caption} />
    </figure>
  );
}
