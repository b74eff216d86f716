import { useEffect, useMemo, useState } from 'react';
import type { Rehearsal } from '@/lib/protocol/rehearse';
import { type Snapshot, snapshotsOf } from '@/lib/protocol/snapshots';
import { media } from './media';
import { storeOf, useStored } from './store';

/** The whole of a rehearsal plays in about this time. */
const PLAY_MS = 8000;
/** What is read changes so often in that time: nobody reads more, and each change of a text is a layout. */
const READOUTS = 40;

/** A rehearsal with the moment that is shown of it, which moves while it plays. */
export function useMoments(rehearsal: Rehearsal) {
  const all = rehearsal.moments.length;
  /** How many operations are done at the moment shown; none stands for all, also of what comes after a change. */
  const [moment] = useState(() => storeOf<number | undefined>(undefined));
  const [isPlaying, setPlaying] = useState(false);
  const sceneAt = useMemo(() => {
    const snapshots = snapshotsOf(rehearsal);
    let last: { done: number; snapshot: Snapshot } | undefined;
    return (done: number) => {
      if (last?.done !== done) last = { done, snapshot: snapshots(done) };
      return last.snapshot;
    };
  }, [rehearsal]);
  const show = (done: number) => moment.set(done >= all ? undefined : Math.max(0, done));
  useEffect(() => {
    if (!isPlaying) return;
    const from = moment.now() ?? all;
    const begun = performance.now();
    const step = (time: number) => {
      const done = from + Math.max(0, Math.floor(((time - begun) * all) / PLAY_MS));
      moment.set(done >= all ? undefined : done);
      if (done >= all) setPlaying(false);
      else frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, all, moment]);
  return {
    rehearsal,
    moment,
    sceneAt,
    isPlaying,
    pause: () => setPlaying(false),
    play() {
      if (media('still')?.matches) return;
      if (!isPlaying && (moment.now() ?? all) >= all) show(0);
      setPlaying(!isPlaying && all > 0);
    },
    go(done: number) {
      setPlaying(false);
      show(done);
    },
  };
}

/** What is made of the moment that is shown. What uses it is drawn when that changes, and not at each operation. */
export function useMoment<S extends string | number | boolean | undefined>(
  { moment, rehearsal }: Pick<ReturnType<typeof useMoments>, 'moment' | 'rehearsal'>,
  select: (done: number) => S,
): S {
  const all = rehearsal.moments.length;
  return useStored(moment, (done) => select(Math.min(done ?? all, all)));
}

/** The same for what is read: while it plays, it follows at a pace at which it can be. */
export function useReadout<S extends string | number | boolean | undefined>(
  studio: Pick<ReturnType<typeof useMoments>, 'moment' | 'rehearsal' | 'isPlaying'>,
  select: (done: number) => S,
): S {
  const each = (studio.isPlaying && Math.ceil(studio.rehearsal.moments.length / READOUTS)) || 1;
  return useMoment(studio, (done) => select(done - (done % each)));
}
