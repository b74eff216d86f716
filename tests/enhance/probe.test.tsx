/** @jest-environment jsdom */
import { HomeLink } from '@/components/layout/home-link';
jest.mock('next-intl/server', () => ({ getTranslations: async () => (k: string) => k }));
jest.mock('@/lib/i18n/locale', () => ({ pageLocale: async () => 'en' }));
it('probe', async () => {
  const w = window as any;
  console.log(JSON.stringify({ showModal: typeof HTMLDialogElement.prototype.showModal, pop: typeof HTMLElement.prototype.showPopover,
   popprop: 'popover' in HTMLElement.prototype, IO: typeof w.IntersectionObserver, mm: typeof window.matchMedia, canParse: typeof URL.canParse, PE: typeof w.PointerEvent,
   TE: typeof w.TextEncoder, RS: typeof w.ReadableStream, nav: typeof performance.getEntriesByType, hashchange: 1, cmd: 'commandForElement' in HTMLButtonElement.prototype, closedBy: 'closedBy' in HTMLDialogElement.prototype, setImmediate: typeof setImmediate, mc: typeof MessageChannel, sg: typeof structuredClone, href: location.href }));
  let r; try { document.body.matches(':popover-open'); r='ok' } catch (e) { r = String(e) } console.log(r);
  const { prerenderToNodeStream } = require('react-dom/static');
  const { prelude } = await prerenderToNodeStream(<HomeLink />);
  let s=''; for await (const c of prelude) s += c; console.log(s);
});
