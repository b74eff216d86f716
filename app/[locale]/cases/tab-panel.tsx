import type { ReactNode } from 'react';
import { Sheet } from '@/components/ui/sheet';
import { type Panel, panelId, tabId } from './panels';

type TabPanelProps = { panel: Panel; title: string; hidden?: boolean; children: ReactNode };

/** The tab names the panel; without script there is no tab, and every panel shows. */
const TITLE =
  'mb-8 [@media(scripting:enabled)]:absolute [@media(scripting:enabled)]:size-px [@media(scripting:enabled)]:overflow-hidden [@media(scripting:enabled)]:[clip:rect(0_0_0_0)]';

/** A panel; its heading is seen where the tab that names it is not. */
export function TabPanel({ panel, title, hidden, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={panelId(panel)}
      aria-labelledby={tabId(panel)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA practices put a panel into the tab order
      tabIndex={0}
      className="border-t border-line bg-white pt-8 pb-section focus-visible:-outline-offset-3"
      hidden={hidden}
    >
      <Sheet>
        <h2 className={TITLE}>{title}</h2>
        {children}
      </Sheet>
    </div>
  );
}
