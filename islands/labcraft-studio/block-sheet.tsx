import { fill } from '@/lib/listing/fill';
import { type Block, ended, type Gap } from '@/lib/protocol/blocks';
import { moved, type Path, replaceAt, samePath, stepAt } from '@/lib/protocol/edit';
import { isStep } from '@/lib/protocol/model';
import type { Field } from '@/lib/protocol/operations/fields';
import { fieldsOf } from '@/lib/protocol/operations/index';
import { Glyph } from './icons';
import { Layer } from './layer';
import { Remedies } from './remedies';
import { SheetSign } from './sheet-sign';
import type { Opened, StudioState } from './use-studio';
import { FieldEdit } from './values';
import { sum } from './words';

/** The values of a block and its moves, in a layer beside it; on a narrow screen a sheet from below. A gap has its words. */
export function BlockSheet({ studio, opened }: { studio: StudioState; opened: Opened }) {
  const { blocks, words, close, numberOf, follow } = studio;
  const { path, field, id } = opened;
  const block = stepAt(blocks, path);
  if (!block) return null;
  const isGap = block.do === 'gap';
  const leave = () => {
    // The value that opened it may be none by now, and has no chip.
    follow.current = 'lost';
    close(id);
  };
  const title = isGap ? words.check.gap : words.check.verbs[block.do];
  return (
    <Layer
      role="dialog"
      label={isGap ? title : fill(words.check.form, { step: title })}
      className="fixed inset-x-0 top-auto bottom-0 max-h-[92svh] w-auto p-0 text-[0.8125rem] text-ink-2 backdrop:bg-transparent max-md:backdrop:bg-night/55 md:absolute md:inset-auto md:w-[632px] md:max-w-[calc(100vw-2rem)]"
      at={() => {
        const slip = document.querySelector(`[data-path="${path.join('.')}"] [data-slip]`);
        const chip = slip?.querySelector(`[data-field="${field}"]`) ?? slip;
        return slip && chip ? { top: boxOf(chip).bottom + 10, left: boxOf(slip).left } : undefined;
      }}
      focus={
        field
          ? `[data-edit="${field}"] :is(input:not([type="radio"]), :checked, [tabindex="0"])`
          : isGap
            ? 'button'
            : 'input'
      }
      onClose={leave}
    >
      <div className="flex items-center gap-2.5 border-b border-line py-2 pr-2 pl-5 text-ink">
        <Glyph verb={block.do} />
        <b className="text-[0.9375rem]">{title}</b>
        {isGap ? null : (
          <span className="text-[0.75rem] text-ink-3">
            {fill(words.check.number, { step: numberOf(path) })}
          </span>
        )}
        <button
          type="button"
          aria-label={words.studio.close}
          className="ml-auto grid size-11 place-items-center rounded-edge hover:bg-sunk"
          onClick={leave}
        >
          <SheetSign name="close" />
        </button>
      </div>
      {isGap ? (
        <p className="px-5 py-4 text-[0.9375rem]/[1.75] text-ink">{block.text}</p>
      ) : (
        <Values studio={studio} opened={opened} block={block} />
      )}
      <div className="flex flex-wrap items-center gap-x-2 border-t border-line bg-paper py-2 pr-3 pl-5">
        {isGap ? null : <Cost studio={studio} path={path} />}
        <span className="ml-auto flex flex-wrap">
          <BlockMoves studio={studio} path={path} />
        </span>
      </div>
    </Layer>
  );
}

type ValuesProps = { studio: StudioState; opened: Opened; block: Exclude<Block, Gap> };

/** The fields of a block, and what could be changed where the rehearsal stopped before it. */
function Values({ studio, opened: { path, id }, block }: ValuesProps) {
  const { words, edit, stopped, understood } = studio;
  const change = (name: string, value: unknown): boolean => {
    // Without a temperature there is nothing to keep for a time.
    const off = name === 'celsius' && value === null && { seconds: null };
    const changed = { ...block, [name]: value, ...off } as Block;
    const fits = isStep(ended(changed.do === 'repeat' ? { ...changed, steps: [] } : changed));
    // All that is done to a value while the sheet is open is undone at once.
    if (fits) edit((now) => ({ steps: replaceAt(now, path, changed), path }), `${id} ${name}`);
    return fits;
  };
  const fields = fieldsOf(block);
  // Six fields fit into a window as two columns that are about as high.
  const isBeside = ({ kind }: Field) => kind === 'place' || (kind === 'tips' && fields.length > 5);
  const places = fields.filter(isBeside);
  const others = fields.filter((one) => !isBeside(one));
  const edits = (list: readonly Field[]) =>
    list.map((one) => (
      <FieldEdit
        key={one.name}
        field={one}
        value={(block as unknown as Record<string, unknown>)[one.name]}
        change={(value) => change(one.name, value)}
        studio={studio}
      />
    ));
  return (
    <div
      className={`grid gap-6 px-5 pt-4 pb-5 max-md:gap-4 max-md:px-4 ${places.length && others.length ? 'md:grid-cols-[230px_minmax(0,1fr)]' : ''}`}
    >
      {stopped && samePath(stopped, path) && understood.understood ? (
        <div className="md:col-span-full">
          <Remedies studio={studio} />
        </div>
      ) : null}
      {others.length ? <div className="grid content-start gap-4 max-md:order-2">{edits(others)}</div> : null}
      {places.length ? <div className="grid content-start gap-4">{edits(places)}</div> : null}
      {words.check.verbHelp[block.do] ? (
        <p className="text-[0.75rem]/[1.5] text-ink-3 max-md:order-3 md:col-span-full">
          {words.check.verbHelp[block.do]}
        </p>
      ) : null}
    </div>
  );
}

const boxOf = (element: Element) => element.getBoundingClientRect();

/** What a step costs in all its rounds. */
function Cost({ studio, path }: { studio: StudioState; path: Path }) {
  const { rehearsal, words, nameOf, of, understood, blockOf } = studio;
  if (of !== understood.protocol) return null;
  let tips = 0;
  const drawn = new Map<string, number>();
  for (const { operation, path: step } of rehearsal.moments) {
    if (blockOf(step)?.slice(0, path.length).join() !== path.join()) continue;
    if (operation.do === 'pick') tips += operation.channels;
    if (operation.do !== 'aspirate' || !('reservoir' in operation.from)) continue;
    const name = rehearsal.liquids[operation.from.reservoir - 1]?.name ?? '';
    drawn.set(name, (drawn.get(name) ?? 0) + operation.volume * operation.channels);
  }
  return (
    <span className="text-ink-2">
      {`${words.take.tips} ${fill(words.studio.tipCount, { n: tips })}`}
      {[...drawn].map(([name, volume]) => `  ${nameOf(name)} ${sum(volume)} µL`).join('')}
    </span>
  );
}

/** What can be done with the selected block besides its values. */
function BlockMoves({ studio, path }: { studio: StudioState; path: Path }) {
  const { words, blocks, edit, close, follow } = studio;
  return (['up', 'down', 'in', 'out', 'wrap', 'copy', 'remove'] as const).map((name) => {
    const edited = moved(blocks, path, name);
    const isWord = name === 'wrap' || name === 'copy' || name === 'remove';
    return (
      <button
        key={name}
        type="button"
        disabled={!edited}
        aria-label={isWord ? undefined : words.check.moves[name]}
        title={words.check.moves[name]}
        className="inline-flex min-h-9 items-center gap-1.5 rounded-edge px-2 text-[0.8125rem] font-semibold whitespace-nowrap text-ink hover:bg-sunk disabled:text-line-strong pointer-coarse:min-h-11"
        onClick={() => {
          close();
          follow.current = true;
          edit(() => edited);
        }}
      >
        <SheetSign name={name} />
        {isWord ? words.check.moves[name] : null}
      </button>
    );
  });
}
