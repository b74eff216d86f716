import type { StudioState } from './use-studio';

type WithoutProps = { studio: StudioState; className: string };

/** That sentences which are not understood are left out of what is rehearsed. */
export const Without = ({ studio: { understood, words }, className }: WithoutProps) =>
  understood.sentences.some(({ issue }) => issue) ? (
    <span className={className}>{words.studio.without}</span>
  ) : null;
