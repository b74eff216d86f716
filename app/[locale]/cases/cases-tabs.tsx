import type { ReactNode } from 'react';
import type { CasesCopy } from '@/app/[locale]/cases/copy';
import { Sheet } from '@/components/ui/sheet';
import { PANELS, panelId, tabId } from './panels';

type CasesTabsProps = CasesCopy['tabs'] & { children: ReactNode };

const TAB =
  'relative min-h-16 font-head font-semibold text-[clamp(1.0625rem,0.95rem+0.6vw,1.375rem)]/[normal] text-ink-3 ' +
  'palt hover:text-teal aria-selected:text-ink aria-selected:hover:text-teal ' +
  'aria-selected:[box-shadow:inset_0_-3px_var(--color-teal)]';

/** The row of tabs over its panels: one more choice of the list. Without script both panels show. */
export function CasesTabs({ label, children, ...names }: CasesTabsProps) {
  return (
    <div data-explorer>
      <Sheet data-needs-script>
        <div role="tablist" aria-label={label} className="flex gap-8">
          {PANELS.map((panel, place) => (
            <button
              key={panel}
              type="button"
              role="tab"
              className={TAB}
              id={tabId(panel)}
              aria-controls={panelId(panel)}
              aria-selected={place === 0}
              tabIndex={place === 0 ? 0 : -1}
              data-facet="tab"
              data-value={place === 0 ? '' : panel}
            >
              {names[panel]}
            </button>
          ))}
        </div>
      </Sheet>
      {children}
    </div>
  );
}
