import type { PointerEvent } from 'react';
import { fill } from '@/lib/listing/fill';
import type { Block } from '@/lib/protocol/blocks';
import { type Path, samePath } from '@/lib/protocol/edit';
import { fieldsOf, type Verb } from '@/lib/protocol/operations/index';
import { Here, More } from './block-marks';
import { Chip, chipText } from './chip';
import { Glyph } from './icons';
import { media } from './media';
import { because, hereAt } from './operation-text';
import { useStored } from './store';
import { useReadout } from './use-moment';
import type { StudioState } from './use-studio';

export type Handles = {
  begin(from: Path | Verb, event: PointerEvent): void;
  pull(event: PointerEvent): void;
  drop(): void;
  cancel(): void;
};
type ListProps = { studio: StudioState; blocks: readonly Block[]; above: Path; handles: Handles };

/** What was taken as meant without being said, by the value that it is. */
const ASSUMED: Readonly<Record<string, string>> = {
  tips: 'tips',
  mixing: 'times',
  'mix-volume': 'volume',
  each: 'volume',
};

/** Blocks below one another, each with its tab in the next. */
export const BlockList = ({ studio, blocks, above, handles }: ListProps) =>
  blocks.map((block, place) => (
    <BlockItem
      // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
      key={place}
      studio={studio}
      block={block}
      path={[...above, place]}
      size={blocks.length}
      handles={handles}
    />
  ));

type ItemProps = { studio: StudioState; block: Block; path: Path; size: number; handles: Handles };

const SLIPS = {
  plain: 'border-ink bg-white text-ink [--slip:var(--color-white)] [--edge:var(--color-ink)]',
  given:
    'border-dashed border-line-strong bg-sunk text-ink [--slip:var(--color-sunk)] [--edge:var(--color-line-strong)]',
  repeat:
    'border-teal bg-teal text-white [--slip:var(--color-teal)] [--edge:var(--color-teal)] [--focus:var(--color-white)]',
  gap: 'border-dashed border-orange-deep bg-sunk text-orange-deep [--slip:var(--color-sunk)] [--edge:var(--color-orange-deep)]',
  now: 'border-orange-deep bg-orange text-ink [--focus:var(--color-ink)] [--slip:var(--color-orange)] [--edge:var(--color-orange-deep)]',
  stopped:
    'border-orange-deep bg-orange-mist text-ink [--slip:var(--color-orange-mist)] [--edge:var(--color-orange-deep)] [box-shadow:0_0_0_1px_var(--color-orange-deep)]',
};

function BlockItem({ studio, block, path, size, handles }: ItemProps) {
  const { words: all, selected, select, open, stopped, lines, rehearsal, pointed, nowAt } = studio;
  const words = all.check;
  const name = path.join('.');
  const is = (other: Path | undefined) => other !== undefined && samePath(path, other);
  const isChosen = is(selected);
  const isStopped = is(stopped) && rehearsal.mistake;
  const isPointed = useStored(pointed, (other) => other === name);
  /** Where the pipette is while the block is at work; of a repeat, which round it is. */
  const here = useReadout(studio, (done) => {
    const now = nowAt(done);
    if (now === name) return hereAt(studio, done);
    if (block.do !== 'repeat' || !now?.startsWith(`${name}.`)) return undefined;
    const n = rehearsal.moments[done - 1]?.rounds[path.length - 1] ?? 1;
    return fill(all.studio.round, { n, all: block.times });
  });
  const look =
    here !== undefined && block.do !== 'repeat'
      ? 'now'
      : isStopped
        ? 'stopped'
        : block.do === 'repeat' || block.do === 'given' || block.do === 'gap'
          ? block.do
          : 'plain';
  const assumed = new Set(
    lines
      .flatMap(({ sentence, paths }) => sentence.assumed.filter((_, index) => is(paths[index])))
      .flatMap((assumed) => assumed.map((one) => ASSUMED[one])),
  );
  const id = `block-${name}`;
  return (
    <div
      role="treeitem"
      aria-level={path.length}
      aria-posinset={(path.at(-1) ?? 0) + 1}
      aria-setsize={size}
      aria-selected={isChosen}
      aria-labelledby={`${id}-number ${id}-name`}
      aria-expanded={block.do === 'repeat' || undefined}
      tabIndex={isChosen ? 0 : -1}
      data-path={name}
      data-pointed={isPointed ? '' : undefined}
      onPointerOver={(event) => {
        event.stopPropagation();
        pointed.set(name);
      }}
      onPointerLeave={() => pointed.set(undefined)}
      onFocus={(event) => {
        event.stopPropagation();
        pointed.set(name);
        // A screen reader may move the focus itself; the keys are for what has it.
        if (event.target === event.currentTarget) select(path);
      }}
      onBlur={() => pointed.set(undefined)}
      className="group/item relative grid grid-cols-[30px_minmax(0,1fr)] outline-none"
    >
      <span
        id={`${id}-number`}
        aria-hidden="true"
        className={`pr-2 text-right font-mono text-[0.75rem]/[2.6875rem] ${isChosen ? 'font-semibold text-teal' : 'text-ink-3'}`}
      >
        {studio.numberOf(path)}
      </span>
      <div className="min-w-0">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the item of the tree around it is what is interactive */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the tree */}
        <div
          id={id}
          data-slip=""
          className={`relative -mt-px flex min-h-[43px] cursor-pointer items-start gap-1.5 rounded-edge border py-[7px] max-md:min-h-[49px] max-md:py-2.5 ${SLIPS[look]} ${isChosen ? 'z-3 pr-7 pl-5 [box-shadow:inset_12px_0_0_var(--color-teal),0_0_0_2px_var(--color-teal)] forced-colors:[outline:2px_solid_Highlight]' : `pr-1 pl-2.5 ${isPointed ? 'z-2 [box-shadow:0_0_0_1px_var(--color-teal)]' : ''}`} group-focus-visible/item:[outline:3px_solid_var(--around,var(--color-teal))]`}
          onClick={() => {
            select(path);
            // With a finger a block is one target.
            if (media('finger')?.matches) open(path);
          }}
        >
          {isChosen ? (
            <span
              aria-hidden="true"
              title={words.drag}
              data-grip=""
              className="absolute inset-y-0 left-0 w-3 cursor-grab touch-none before:absolute before:top-1/2 before:left-0.5 before:-mt-[7px] before:h-3.5 before:w-2 before:bg-[length:5px_5px] before:bg-[radial-gradient(circle_at_1.5px_1.5px,white_1.2px,transparent_1.4px)] pointer-coarse:after:absolute pointer-coarse:after:inset-y-0 pointer-coarse:after:-right-3 pointer-coarse:after:-left-5"
              onPointerDown={(event) => handles.begin(path, event)}
              onPointerMove={handles.pull}
              onPointerUp={handles.drop}
              onPointerCancel={handles.cancel}
              onClick={(event) => event.stopPropagation()}
            />
          ) : null}
          {isStopped ? (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 left-0 w-2 bg-[repeating-linear-gradient(135deg,var(--color-orange)_0_5px,var(--color-orange-deep)_5px_7px)]"
            />
          ) : null}
          <span className={`my-1 flex ${isStopped ? 'pl-2' : ''}`}>
            <Glyph verb={block.do} />
          </span>
          {block.do === 'gap' ? (
            <span id={`${id}-name`} className="min-w-0 flex-1 text-[0.875rem]/[1.75rem]">
              <b className="text-inherit">{words.gapTitle}</b> {block.text}
            </span>
          ) : (
            <span id={`${id}-name`} className="contents">
              <span className="text-[0.875rem]/[1.75rem] font-semibold whitespace-nowrap">
                {words.verbs[block.do]}
              </span>
              <span className="flex min-w-0 flex-1 flex-wrap gap-1">
                {fieldsOf(block).map((field) => {
                  const value = (block as unknown as Record<string, unknown>)[field.name];
                  const text = chipText(field, value, studio, block.do);
                  return text === undefined ? null : (
                    <Chip
                      key={field.name}
                      field={field}
                      text={text}
                      liquid={
                        field.kind === 'liquid' || field.kind === 'diluent' ? (value as string) : undefined
                      }
                      isAssumed={assumed.has(field.name)}
                      isOnColour={look !== 'plain'}
                      studio={studio}
                      path={path}
                      isChosen={isChosen}
                    />
                  );
                })}
                {isStopped ? (
                  <span className="basis-full text-[0.75rem]/[1.5] font-semibold text-orange-deep">
                    {because(isStopped, studio)}
                  </span>
                ) : null}
              </span>
            </span>
          )}
          {block.do === 'repeat' ? null : (
            <svg
              className="absolute -bottom-2 left-[33px] z-2 h-2 w-[26px] overflow-visible"
              viewBox="0 0 26 8"
              aria-hidden="true"
            >
              <path
                d="M.5-.6V.5l6 6h13l6-6V-.6"
                className={`fill-(--slip) ${isChosen ? 'stroke-teal' : 'stroke-(--edge)'}`}
              />
            </svg>
          )}
          {isChosen ? <More studio={studio} path={path} block={block} /> : null}
          {/* Last: what comes and goes before another child has all behind it styled anew. */}
          {here ? <Here isRound={block.do === 'repeat'} text={here} /> : null}
        </div>
        {block.do === 'repeat' ? (
          <div className="rounded-edge bg-teal pb-3.5 pl-3.5 [--around:var(--color-white)]">
            {/* biome-ignore lint/a11y/useSemanticElements: the group of a tree is a list, not fields */}
            <div
              role="group"
              className="min-h-6 [&>*]:grid-cols-1 [&>*>span:first-child]:absolute [&>*>span:first-child]:-left-12 [&>*>span:first-child]:w-10"
            >
              <BlockList studio={studio} blocks={block.steps} above={path} handles={handles} />
            </div>
          </div>
        ) : null}
      </div>
    </div>
  );
}
