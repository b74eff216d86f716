/** Everything that plain TypeScript adds to a page which is complete without it. A later feature is one more line. */
import { enhanceCommands } from './commands.ts';
import { enhanceCopy } from './copy.ts';
import { enhanceDialogs } from './dialogs.ts';
import { enhanceHashScroll } from './hash-scroll.ts';
import { enhanceHeader } from './header.ts';
import { enhanceKeepHash } from './keep-hash.ts';
import { enhanceOpenTarget } from './open-target.ts';
import { enhancePopovers } from './popovers.ts';
import { enhanceRedirectNotice } from './redirect-notice.ts';
import { enhanceShare } from './share.ts';
import { enhanceToasts } from './toast-buttons.ts';

type Feature = (root: Document) => void;

const FEATURES: readonly Feature[] = [
  enhanceHeader,
  enhancePopovers,
  enhanceToasts,
  enhanceKeepHash,
  enhanceCommands,
  enhanceDialogs,
  enhanceHashScroll,
  enhanceOpenTarget,
  enhanceCopy,
  enhanceShare,
  enhanceRedirectNotice,
];

/** Starts every feature; one that fails is reported and does not stop the others. */
export function enhance(root: Document, features: readonly Feature[] = FEATURES): void {
  for (const feature of features) {
    try {
      feature(root);
    } catch (error) {
      console.error(error);
    }
  }
}
