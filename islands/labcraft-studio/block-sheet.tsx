import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '@/lib/listing/fill';
import type { Block } from '@/lib/protocol/blocks';
import { moved, type Path, replaceAt, stepAt } from '@/lib/protocol/edit';
import { KIT } from '@/lib/protocol/kit';
import { isStep, LIMITS, type Step } from '@/lib/protocol/model';
import { liquidName } from '@/lib/protocol/names';
import { fieldsOf } from '@/lib/protocol/operations/index';
import { type Field, TIPS } from '@/lib/protocol/operations/parts';
import { printPlace } from '@/lib/protocol/print';
import { understand } from '@/lib/protocol/understand';
import { PLATES, type Place, wellsOf } from '@/lib/protocol/wells';
import { chipText } from './chip';
import { Glyph, Sign } from './icons';
import { Swatch } from './liquids';
import { putUnder } from './under';
import type { Opened, StudioState } from './use-studio';
import { WellsPicker } from './wells-picker';
import { micro } from './words';

const PLATE_NUMBERS = Array.from({ length: PLATES }, (_, index) => index + 1);
const BOX =
  'min-h-10 w-full min-w-0 rounded-edge border border-line-strong bg-white px-3 text-[0.875rem] text-ink aria-invalid:border-red pointer-coarse:min-h-11';
const QUICK =
  'inline-flex min-h-7 items-center justify-center gap-1 rounded-edge bg-sunk px-2 text-[0.75rem] text-ink hover:bg-teal-mist aria-pressed:bg-ink aria-pressed:text-white pointer-coarse:min-h-11';

/** The values of a block, in a layer beside it; on a narrow screen a sheet from below. */
export function BlockSheet({ studio, opened }: { studio: StudioState; opened: Opened }) {
  const { blocks, words, close, edit, numberOf } = studio;
  const sheet = useRef<HTMLDivElement>(null);
  const { path, field, id } = opened;
  const block = stepAt(blocks, path);
  useLayoutEffect(() => {
    const layer = sheet.current as HTMLDivElement;
    const before = document.activeElement as HTMLElement | null;
    layer.showPopover?.();
    place(layer, path, field);
    const wanted = layer.querySelector<HTMLElement>(
      field ? `[data-edit="${field}"] :is(input, [tabindex="0"])` : 'input',
    );
    (wanted ?? layer).focus({ preventScroll: true });
    return () => {
      if (layer.contains(document.activeElement) || document.activeElement === document.body) before?.focus();
    };
  }, [path, field]);
  if (!block || block.do === 'gap') return null;
  const change = (name: string, value: unknown): boolean => {
    const changed = { ...block, [name]: value } as Block;
    const fits = block.do === 'repeat' ? isStep({ ...changed, steps: [] }) : isStep(changed);
    if (fits) edit({ steps: replaceAt(blocks, path, changed), path });
    return fits;
  };
  const fields = fieldsOf(block);
  const places = fields.filter(({ kind }) => kind === 'place');
  const others = fields.filter(({ kind }) => kind !== 'place');
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
      ref={sheet}
      popover="auto"
      role="dialog"
      aria-label={fill(words.check.form, { step: words.check.verbs[block.do] })}
      tabIndex={-1}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[92svh] w-auto overflow-y-auto rounded-edge border-0 bg-white p-0 text-[0.8125rem] text-ink-2 [box-shadow:var(--shadow-pop)] backdrop:bg-transparent max-md:backdrop:bg-night/55 md:absolute md:inset-auto md:w-[632px] md:max-w-[calc(100vw-2rem)]"
      onToggle={({ newState }) => newState === 'closed' && close(id)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close(id);
      }}
    >
      <div className="flex items-center gap-2.5 border-b border-line py-2 pr-2 pl-5 text-ink">
        <Glyph verb={block.do} />
        <b className="text-[0.9375rem]">{words.check.verbs[block.do]}</b>
        <span className="text-[0.75rem] text-ink-3">
          {fill(words.check.number, { step: numberOf(path) })}
        </span>
        <button
          type="button"
          aria-label={words.studio.close}
          className="ml-auto grid size-11 place-items-center rounded-edge hover:bg-sunk"
          onClick={() => close(id)}
        >
          <Sign name="close" />
        </button>
      </div>
      <div
        className={`grid gap-6 px-5 pt-4 pb-5 max-md:gap-4 max-md:px-4 ${places.length && others.length ? 'md:grid-cols-[230px_minmax(0,1fr)]' : ''}`}
      >
        {others.length ? (
          <div className="grid content-start gap-4 max-md:order-2">{edits(others)}</div>
        ) : null}
        {places.length ? <div className="grid content-start gap-4">{edits(places)}</div> : null}
        {words.check.verbHelp[block.do] ? (
          <p className="text-[0.75rem]/[1.6] text-ink-3 max-md:order-3 md:col-span-full">
            {words.check.verbHelp[block.do]}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-2 border-t border-line bg-paper py-2 pr-3 pl-5">
        <Cost studio={studio} path={path} />
        <span className="ml-auto flex flex-wrap">
          <BlockMoves studio={studio} path={path} />
        </span>
      </div>
    </div>
  );
}

/** Beside the block, under the value that was asked for. */
function place(layer: HTMLElement, path: Path, field: string | undefined): void {
  const item = document.querySelector(`[data-path="${path.join('.')}"]`);
  const slip = item?.querySelector('[data-slip]')?.getBoundingClientRect();
  const chip = item?.querySelector(`[data-field="${field}"]`)?.getBoundingClientRect() ?? slip;
  if (slip && chip) putUnder(layer, { bottom: chip.bottom + 10, left: slip.left });
}

/** What a step costs in all its rounds. */
function Cost({
  studio: { rehearsal, words, nameOf, blocks, of, understood, blockOf },
  path,
}: {
  studio: StudioState;
  path: Path;
}) {
  if (of !== understood.protocol) return null;
  const own = rehearsal.moments.filter(
    (moment) => blockOf(moment.path)?.slice(0, path.length).join() === path.join(),
  );
  const tips = own.reduce(
    (sum, { operation }) => sum + (operation.do === 'pick' ? operation.channels : 0),
    0,
  );
  const drawn = new Map<string, number>();
  for (const { operation } of own) {
    if (operation.do !== 'aspirate' || !('reservoir' in operation.from)) continue;
    const name = rehearsal.liquids[operation.from.reservoir - 1]?.name ?? '';
    drawn.set(name, (drawn.get(name) ?? 0) + operation.volume * operation.channels);
  }
  return stepAt(blocks, path) ? (
    <span className="text-ink-2">
      {`${words.take.tips} ${fill(words.studio.tipCount, { n: tips })}`}
      {[...drawn].map(([name, volume]) => `  ${nameOf(name)} ${micro(volume)} µL`).join('')}
    </span>
  ) : null;
}

type EditProps = { field: Field; value: unknown; change(value: unknown): boolean; studio: StudioState };

function FieldEdit(props: EditProps) {
  const { field } = props;
  switch (field.kind) {
    case 'place':
      return <PlaceEdit {...props} />;
    case 'liquid':
    case 'diluent':
      return <LiquidEdit {...props} />;
    case 'tips':
    case 'plate':
      return <ChoiceEdit {...props} />;
    default:
      return <NumberEdit {...props} />;
  }
}

const Labelled = ({
  field,
  label,
  more,
  children,
}: {
  field: Field;
  label: string;
  more?: string;
  children: ReactNode;
}) => (
  <fieldset className="grid gap-1.5" data-edit={field.name}>
    <legend className="float-left mb-1 flex w-full justify-between gap-2 text-[0.75rem]/[1.3] text-ink-3 [&+*]:clear-both">
      {label}
      {more ? <span>{more}</span> : null}
    </legend>
    {children}
  </fieldset>
);

function NumberEdit({ field, value, change, studio: { words } }: EditProps) {
  const { min = 1, max = 1, step = 1, unit = '', usual = [] } = field;
  const label = words.check.fields[field.name];
  const [typed, setTyped] = useState<string>();
  const now = typeof value === 'number' ? value : undefined;
  const by = (sign: number) => {
    const next = (now ?? min) + sign * step;
    // From 2 one comes to 5 and not to 7.
    change(Math.min(max, Math.max(min, now !== undefined && now < step && sign > 0 ? step : next)));
  };
  const look = 'grid size-[42px] flex-none place-items-center text-ink hover:bg-sunk';
  return (
    <Labelled
      field={field}
      label={label}
      more={
        field.kind === 'volume'
          ? fill(words.check.volumes, { min: KIT.pipetteMin, max: KIT.tipMax })
          : fill(words.check.limits, { min, max, unit })
      }
    >
      <div className="flex rounded-edge border border-line-strong focus-within:[outline:3px_solid_var(--color-teal)]">
        <button
          type="button"
          className={look}
          aria-label={fill(words.check.less, { field: label })}
          onClick={() => by(-1)}
        >
          <Sign name="minus" />
        </button>
        <span className="flex min-w-0 flex-1 items-baseline justify-center gap-1.5 border-x border-line text-ink">
          <input
            className="[field-sizing:content] h-[42px] w-[4.5ch] min-w-0 border-0 bg-transparent p-0 text-right font-head text-[1.25rem] font-semibold text-ink outline-none"
            inputMode="decimal"
            autoComplete="off"
            aria-label={label}
            aria-invalid={typed !== undefined && Number(typed.normalize('NFKC')) !== now}
            value={typed ?? String(now ?? '')}
            onInput={({ currentTarget }) => {
              setTyped(currentTarget.value);
              const text = currentTarget.value.normalize('NFKC').trim();
              if (text === '' && field.optional) change(null);
              else if (text !== '' && Number.isFinite(Number(text))) change(Number(text));
            }}
            onBlur={() => setTyped(undefined)}
            onKeyDown={(event) => {
              const sign = { ArrowUp: 1, ArrowDown: -1 }[event.key];
              if (!sign) return;
              event.preventDefault();
              setTyped(undefined);
              by(sign);
            }}
          />
          {unit}
        </span>
        <button
          type="button"
          className={look}
          aria-label={fill(words.check.moreOf, { field: label })}
          onClick={() => by(1)}
        >
          <Sign name="plus" />
        </button>
      </div>
      <div className="flex gap-1">
        {usual.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === now}
            className={`${QUICK} flex-1`}
            onClick={() => {
              setTyped(undefined);
              change(one);
            }}
          >
            {one}
          </button>
        ))}
        {field.optional ? (
          <button
            type="button"
            aria-pressed={value === null}
            className={`${QUICK} flex-1`}
            onClick={() => change(null)}
          >
            {words.check.none}
          </button>
        ) : null}
      </div>
    </Labelled>
  );
}

/** A name as it is typed, and the names that the protocol has. */
function LiquidEdit({ field, value, change, studio: { words, names, letters, nameOf } }: EditProps) {
  const [typed, setTyped] = useState<string>();
  const label = words.check.fields[field.name];
  return (
    <Labelled field={field} label={label}>
      <input
        className={BOX}
        aria-label={label}
        autoComplete="off"
        maxLength={LIMITS.name}
        value={typed ?? (value === null ? '' : nameOf(value as string))}
        placeholder={words.check.blank}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          change(liquidName(currentTarget.value));
        }}
        onBlur={() => setTyped(undefined)}
      />
      <div className="flex flex-wrap gap-1">
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            aria-pressed={value === name}
            className={QUICK}
            onClick={() => change(name)}
          >
            <Swatch liquid={index} letter={letters[index] ?? ''} />
            {nameOf(name)}
          </button>
        ))}
        {field.kind === 'diluent' ? (
          <button type="button" aria-pressed={value === null} className={QUICK} onClick={() => change(null)}>
            {words.check.noDiluent}
          </button>
        ) : null}
      </div>
    </Labelled>
  );
}

function ChoiceEdit({ field, value, change, studio: { words } }: EditProps) {
  const id = useId();
  const options: (readonly [unknown, string])[] =
    field.kind === 'tips'
      ? TIPS.map((tips) => [tips, words.check.tips[tips]] as const)
      : PLATE_NUMBERS.map((n) => [n, String(n)] as const);
  return (
    <Labelled field={field} label={words.check.fields[field.name]}>
      <div className="grid">
        {options.map(([option, text]) => (
          <label
            key={text}
            className="flex min-h-7.5 items-center gap-2 text-[0.8125rem] text-ink pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={id}
              className="m-0 size-4.5 accent-teal"
              checked={option === value}
              onChange={() => change(option)}
            />
            {text}
          </label>
        ))}
      </div>
    </Labelled>
  );
}

/** A place as it is written in a sentence. */
function placeIn(text: string, locale: StudioState['locale']): Place | undefined {
  const { protocol, understood } = understand(
    locale === 'ja' ? `${text}から10 µL捨てる。` : `Remove 10 µL from ${text}.`,
    locale,
  );
  const [step, ...more] = protocol.steps as Step[];
  return understood && step?.do === 'remove' && !more.length ? step.at : undefined;
}

/** Wells on a small plate, or in words. */
function PlaceEdit({ field, value, change, studio }: EditProps) {
  const { words, locale } = studio;
  const id = useId();
  const now = value as Place;
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const label = words.check.fields[field.name];
  return (
    <Labelled field={field} label={label} more={words.check.pick}>
      <WellsPicker place={now} label={label} onPlace={change} words={words.check} />
      <div className="flex gap-1.5">
        <input
          className={`${BOX} font-semibold`}
          aria-label={fill(words.check.inWords, { field: label })}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? id : undefined}
          autoComplete="off"
          value={typed ?? chipText(field, now, studio) ?? ''}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            const found = placeIn(currentTarget.value, locale);
            setWrong(!found || !change(found));
          }}
          onBlur={() => {
            setTyped(undefined);
            setWrong(false);
          }}
        />
        <select
          className="min-h-10 rounded-edge border border-line-strong bg-white px-2 text-[0.8125rem] text-ink pointer-coarse:min-h-11"
          aria-label={words.check.plate}
          value={now.plate}
          onChange={({ currentTarget }) => change({ ...now, plate: Number(currentTarget.value) })}
        >
          {PLATE_NUMBERS.map((n) => (
            <option key={n} value={n}>
              {fill(words.check.plateOf, { n })}
            </option>
          ))}
        </select>
      </div>
      <p
        className={`text-[0.75rem]/[1.5] ${isWrong ? 'text-red' : 'text-ink-3'}`}
        id={id}
        role={isWrong ? 'alert' : undefined}
      >
        {isWrong
          ? words.check.notPlace
          : fill('columns' in now ? words.check.byColumns : words.check.byWells, {
              n: 'columns' in now ? now.columns.length : now.wells.length,
              wells: wellsOf(now).length,
              place: printPlace(now, locale),
            })}
      </p>
    </Labelled>
  );
}

/** What can be done with the selected block besides its values. */
function BlockMoves({ studio, path }: { studio: StudioState; path: Path }) {
  const { words, blocks, edit, close } = studio;
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
          edit(edited);
        }}
      >
        <Sign name={name} />
        {isWord ? words.check.moves[name] : null}
      </button>
    );
  });
}
