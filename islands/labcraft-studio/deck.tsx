import { memo, type ReactNode, useMemo } from 'react';
import { fill } from '@/lib/listing/fill';
import { stepNumber } from '@/lib/protocol/edit';
import type { Mistake } from '@/lib/protocol/mistakes';
import { usedOf } from './drawing';
import { Sign } from './icons';
import { media } from './media';
import { because, operationText } from './operation-text';
import { Score } from './score';
import { Tool } from './tool';
import { useMoment, useReadout } from './use-moment';
import type { StudioState } from './use-studio';
import { Without } from './without';
import { estimate, micro } from './words';

type DeckProps = { studio: StudioState };
type StoppedProps = DeckProps & { mistake: Mistake; setTaking(isTaking: boolean): void };

/** The transport: what is done at the moment, what it needs, and the score of all of it. */
export const Deck = memo(({ studio, setTaking }: DeckProps & Pick<StoppedProps, 'setTaking'>) => {
  const { words, stop } = studio;
  return (
    <section
      className="relative z-10 overflow-x-clip bg-night px-6 pt-1.5 pb-2 text-on-dark-2 max-md:bottom-0 max-md:px-4 max-md:tall:sticky short:py-1"
      aria-label={words.studio.deck}
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 max-md:gap-x-3 short:min-h-10">
        <Transport studio={studio} />
        {stop ? (
          <Stopped studio={studio} mistake={stop} setTaking={setTaking} />
        ) : (
          <>
            <OperationText studio={studio} />
            <Counts studio={studio} />
          </>
        )}
      </div>
      <Score studio={studio} />
    </section>
  );
});

function Transport({ studio }: DeckProps) {
  const { words, go, play, isPlaying, moment, rehearsal } = studio;
  const all = rehearsal.moments.length;
  // Without any operation it is both.
  const isStart = useMoment(studio, (done) => done <= 0);
  const isEnd = useMoment(studio, (done) => done >= all);
  const step = (by: number) => go(Math.min(moment.now() ?? all, all) + by);
  return (
    <div className="-ml-2 flex items-center gap-0.5" data-needs-script>
      <Tool
        sign="first"
        name={words.studio.first}
        className="max-md:hidden"
        disabled={isStart}
        onClick={() => go(0)}
      />
      <Tool sign="back" name={words.rehearse.back} disabled={isStart} onClick={() => step(-1)} />
      {media('still')?.matches ? null : (
        <button
          type="button"
          className="mx-1 grid h-10 w-11 place-items-center rounded-edge bg-white text-ink hover:bg-teal-mist disabled:bg-night-line disabled:text-line-strong pointer-coarse:h-11"
          disabled={!all}
          onClick={play}
          aria-label={isPlaying ? words.rehearse.pause : words.rehearse.play}
        >
          <Sign name={isPlaying ? 'pause' : 'play'} />
        </button>
      )}
      <Tool sign="forward" name={words.rehearse.forward} disabled={isEnd} onClick={() => step(1)} />
      <Tool
        sign="last"
        name={words.studio.last}
        className="max-md:hidden"
        disabled={isEnd}
        onClick={() => go(all)}
      />
    </div>
  );
}

/** Where and why the rehearsal stopped. */
function Stopped({ studio, mistake, setTaking }: StoppedProps) {
  const { words, stopped, reach, setTab } = studio;
  return (
    <div className="flex min-w-0 flex-1 items-center gap-4 text-[0.8125rem]/[1.5] text-white max-md:contents">
      {/* The button is not in it: it comes anew with each rehearsal, and all would be said again. */}
      <div className="contents" role="alert">
        <b className="flex-none rounded-edge bg-orange px-2.5 py-1 text-ink">
          {fill(words.rehearse.stopped, { step: stepNumber(mistake.path) })}
        </b>
        <span className="min-w-0 max-md:flex-1 max-md:basis-40">
          {because(mistake, studio)}
          <Without studio={studio} className="ml-3 text-orange-lit max-md:hidden" />
        </span>
      </div>
      {stopped ? (
        <button
          type="button"
          className="ml-auto min-h-8 flex-none rounded-edge border border-on-dark-2 px-3 font-semibold text-white hover:bg-night-line pointer-coarse:min-h-11"
          onClick={() => {
            // The drawer covers the blocks.
            setTaking(false);
            reach(stopped);
            setTab('check');
          }}
        >
          {words.rehearse.goTo}
        </button>
      ) : null}
    </div>
  );
}

/** The number of the operation and what it does. Its box does not change: nothing around it is laid out anew. */
function OperationText({ studio }: DeckProps) {
  const { words, rehearsal } = studio;
  const { moments } = rehearsal;
  const done = useReadout(studio, (now) => now);
  const moment = moments[done - 1];
  return (
    <p className="grid h-10 min-w-40 flex-1 content-center text-[0.9375rem]/[1.25rem] text-white contain-strict max-md:text-[0.8125rem]/[1.25rem]">
      <span className="max-md:whitespace-nowrap">
        <span className="mr-3 font-mono text-[0.8125rem] text-on-dark-2 max-md:block">
          <span className="text-orange-lit">{done}</span>
          {`／${moments.length}`}
        </span>
        {moment ? operationText(moment.operation, studio) : words.rehearse.start}
        <Without studio={studio} className="ml-3 text-[0.8125rem] text-orange-lit max-md:hidden" />
      </span>
    </p>
  );
}

/** What is used so far, and of what. */
function Counts({ studio }: DeckProps) {
  const { words, rehearsal, locale } = studio;
  const { tips, seconds } = rehearsal;
  const used = useMemo(() => usedOf(rehearsal), [rehearsal]);
  const tipsNow = useReadout(studio, (done) => used[done]?.tips ?? 0);
  const drawnNow = useReadout(studio, (done) => used[done]?.drawn ?? 0);
  const slash = locale === 'ja' ? '／' : ' / ';
  const volume = micro((used.at(-1)?.drawn ?? 0) / 1000);
  return (
    <dl className="flex gap-5 text-[0.75rem]/[1.3] whitespace-nowrap max-md:w-full max-md:flex-wrap max-md:justify-between max-md:gap-x-3 max-md:gap-y-0">
      <Count
        term={words.rehearse.tips}
        className={`h-10 w-26 contain-strict max-md:h-5 max-md:min-w-28 max-md:flex-1 max-md:ja:min-w-38 ${PHONE}`}
        value={tipsNow}
        of={`${slash}${fill(words.studio.tipCount, { n: tips })}`}
      />
      <Count
        term={words.studio.drawn}
        className="hidden h-10 w-30 contain-strict lg:block"
        value={micro(drawnNow / 1000)}
        of={`${slash}${fill(words.studio.drawnVolume, { volume })}`}
      />
      <Count
        term={words.rehearse.time}
        value={fill(words.rehearse.minutes, {
          a: estimate(seconds[0], locale),
          b: estimate(seconds[1], locale),
        })}
      />
    </dl>
  );
}

/** On a phone in one line with its term. */
const PHONE = 'max-md:flex max-md:items-baseline max-md:gap-1.5';

type CountProps = { term: string; value: ReactNode; of?: string; className?: string };
const Count = ({ term, value, of, className = PHONE }: CountProps) => (
  <div className={className}>
    <dt>{term}</dt>
    <dd className="text-[0.9375rem] font-medium text-white max-md:text-[0.8125rem]">
      {value}
      {of ? <small className="text-[0.75rem] font-normal text-on-dark-2">{of}</small> : null}
    </dd>
  </div>
);
