import type { ReactNode } from 'react';
import { type Panel, panelId, tabId } from './panels';

type TabPanelProps = { panel: Panel; title: string; hidden?: boolean; children: ReactNode };

/** A panel; its heading is seen where the tab that names it is not. */
export function TabPanel({ panel, title, hidden, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={panelId(panel)}
      aria-labelledby={tabId(panel)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA practices put a panel into the tab order
      tabIndex={0}
      className="casepanel"
      hidden={hidden}
    >
      <div className="sheet">
        <h2 className="casepanel__h">{title}</h2>
        {children}
      </div>
    </div>
  );
}
