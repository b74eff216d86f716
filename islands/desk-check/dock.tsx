import { memo, useEffect, useState } from 'react';
import { just } from '@/lib/desk-check/number-text';
import { ANNOUNCE_MS, type Outcome, PAPER, PAPER_TITLE } from './check';
import { Headline } from './figures';
import { Arrow } from './looks';

/** Whether the paper stands beside the procedure: there it is not to lie over the page. */
const isBeside = () => matchMedia('(min-width: 72rem)').matches;

/** At first; then the page says whether what a button opens is open (client/enhance/popovers.ts). Never in the markup. */
const tellClosed = (button: HTMLElement | null) => {
  if (!isBeside()) button?.setAttribute('aria-expanded', 'false');
};

/** The answer in short where the paper is out of sight, and the way to it. */
export const Dock = memo(DrawnDock);
function DrawnDock({ check }: { check: Outcome }) {
  const { report, words, answer } = check;
  const { today, after } = answer.hours.week;
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const paper = document.getElementById(PAPER);
    if (!paper || !('IntersectionObserver' in window)) return;
    // Away is what ends above the middle; what is still to come further down is not.
    const observer = new IntersectionObserver(([seen]) => setAway(!seen?.isIntersecting), {
      rootMargin: '-40% 0px 9999px',
    });
    observer.observe(paper);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div
        id="dock"
        className={`sticky bottom-0 z-(--z-sticky) flex items-center justify-between gap-6 border-t border-ink bg-white page-inline py-2 max-[16rem]:flex-wrap max-[16rem]:gap-y-2 ${isAway ? '' : 'lg:hidden'}`}
        data-needs-script=""
      >
        <p className="min-w-0 leading-[1.3]">
          <small className="block text-label/[1.4] text-ink-3 max-[16rem]:has-[+b]:visually-hidden">
            {report.worth}
          </small>
          {report.hours.length > 0 ? (
            <b className="flex items-baseline gap-1.5 font-head text-[1.375rem]/[1.2] whitespace-nowrap">
              <span className="text-[0.875rem] text-ink-3">
                <Headline name={words.hours.today} hours={just(today)} voice={check} />
              </span>
              <Arrow />
              <span>
                <Headline name={words.hours.after} hours={after} voice={check} />
              </span>
              <span className="text-[0.875rem] text-ink-3 max-[16rem]:visually-hidden">
                {words.hours.aWeek}
              </span>
            </b>
          ) : null}
        </p>
        <button
          type="button"
          // The page keeps room above this bar for what has the focus: the button itself needs none.
          className="min-h-11 flex-none -scroll-mb-48 rounded-edge bg-teal px-4.5 py-2 font-head text-small/[1.3] font-semibold text-white hover:bg-ink"
          ref={tellClosed}
          popoverTarget={PAPER}
          onClick={(event) => {
            if (!isBeside()) return;
            event.preventDefault();
            document.getElementById('procedure')?.scrollIntoView();
            // The bar goes, and the button with it.
            document.getElementById(PAPER_TITLE)?.focus({ preventScroll: true });
          }}
        >
          {words.answer.show}
        </button>
      </div>
      <Announcement text={report.summary} />
    </>
  );
}

/**
 * Says the answer once it has been the same for a moment; nothing at first, when nothing has changed. Not in the bar: what is
 * hidden is not read aloud.
 */
function Announcement({ text }: { text: string }) {
  const [first] = useState(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text === first && said === '') return;
    const timer = setTimeout(() => setSaid(text), ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, first, said]);
  return (
    <p role="status" className="visually-hidden" data-needs-script="">
      {said}
    </p>
  );
}
