'use client';

import {
  type DragEvent,
  Fragment,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { TryWords } from '@/lib/pages/try-words';
import {
  insertAt,
  type Move,
  moved,
  movedTo,
  newStep,
  type Path,
  replaceAt,
  samePath,
  stepAt,
} from '@/lib/protocol/edit';
import type { Step } from '@/lib/protocol/model';
import { japaneseName } from '@/lib/protocol/names';
import { namesPlates, printPlace, printStep } from '@/lib/protocol/print';
import { BlockForm } from './block-form';
import { filled } from './words';

export type CheckWords = TryWords['check'];
type CheckProps = {
  steps: readonly Step[];
  locked: boolean;
  chosen: Path;
  /** The block at work in the rehearsal, and the one before which it stopped. */
  now: Path | undefined;
  stopped: Path | undefined;
  onChoose(path: Path): void;
  onEdit(steps: Step[], path: Path): void;
  locale: Locale;
  words: CheckWords;
};

const VERBS = ['dispense', 'transfer', 'mix', 'wait', 'remove', 'dilute', 'given', 'repeat'] as const;
/** Keys that move the chosen block, with Alt. */
const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** All paths in the order in which they are read. */
const pathsOf = (steps: readonly Step[], above: Path = []): Path[] =>
  steps.flatMap((step, place) => {
    const path = [...above, place];
    return [path, ...(step.do === 'repeat' ? pathsOf(step.steps, path) : [])];
  });

/** The blocks as a tree, and the form of the chosen one. */
export function Check(props: CheckProps) {
  const { steps, locked, chosen, onChoose, onEdit, locale, words } = props;
  const id = useId();
  const tree = useRef<HTMLDivElement>(null);
  const follow = useRef(false);
  const [kind, setKind] = useState<Step['do']>('dispense');
  const [dragged, setDragged] = useState<Path>();
  const paths = pathsOf(steps);
  const current = paths.find((path) => samePath(path, chosen)) ?? paths[0];
  const step = current && stepAt(steps, current);
  useLayoutEffect(() => {
    if (!follow.current) return;
    follow.current = false;
    tree.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  });

  const choose = (path: Path | undefined) => {
    if (!path) return;
    follow.current = true;
    onChoose(path);
  };
  const move = (name: Move, focus = false) => {
    const edited = current && !locked && moved(steps, current, name);
    if (!edited) return;
    follow.current = focus;
    onEdit(edited.steps, edited.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey } = event;
    const place = paths.findIndex((path) => current && samePath(path, current));
    const targets: Readonly<Record<string, Path | undefined>> = {
      ArrowUp: paths[place - 1],
      ArrowDown: paths[place + 1],
      Home: paths[0],
      End: paths.at(-1),
      ArrowLeft: current && current.length > 1 ? current.slice(0, -1) : undefined,
      ArrowRight:
        paths[place + 1] && current && (paths[place + 1]?.length ?? 0) > current.length
          ? paths[place + 1]
          : undefined,
    };
    if (altKey && MOVES[key]) move(MOVES[key], true);
    else if (key === 'Delete') move('remove', true);
    else if (!altKey && key in targets) choose(targets[key]);
    else return;
    event.preventDefault();
  };
  const add = () => {
    const target = current ? [...current.slice(0, -1), (current.at(-1) ?? 0) + 1] : [0];
    onEdit(insertAt(steps, target, newStep(kind)), target);
  };
  const drop = (target: Path) => {
    const edited = dragged && movedTo(steps, dragged, target);
    setDragged(undefined);
    if (edited) onEdit(edited.steps, edited.path);
  };
  const shared = {
    ...props,
    tree: id,
    current,
    onDrag: setDragged,
    onDrop: drop,
    choose,
    plates: namesPlates(steps),
  };
  return (
    <section aria-labelledby={`${id}h`}>
      <h3 id={`${id}h`}>{words.title}</h3>
      <p id={`${id}help`}>{locked ? words.locked : words.help}</p>
      {steps.length ? (
        <div
          ref={tree}
          role="tree"
          tabIndex={-1}
          aria-label={words.tree}
          aria-describedby={`${id}help`}
          onKeyDown={onKeyDown}
        >
          <Blocks {...shared} list={steps} above={[]} />
        </div>
      ) : (
        <p>{words.empty}</p>
      )}
      {step && current ? (
        <fieldset disabled={locked}>
          <legend>{filled(words.form, { step: printStep(step, locale, namesPlates(steps)) })}</legend>
          <BlockForm
            key={`${current.join()} ${step.do}`}
            step={step}
            onStep={(changed) => onEdit(replaceAt(steps, current, changed), current)}
            locale={locale}
            words={words}
          />
          <div className="lc-row">
            {(['up', 'down', 'in', 'out', 'wrap', 'copy', 'remove'] as const).map((name) => (
              <button
                key={name}
                type="button"
                disabled={!moved(steps, current, name)}
                onClick={() => move(name)}
              >
                {words.moves[name]}
              </button>
            ))}
          </div>
        </fieldset>
      ) : null}
      <div className="lc-row">
        <label>
          {words.addKind}
          <select
            value={kind}
            disabled={locked}
            onChange={({ target }) => setKind(target.value as Step['do'])}
          >
            {VERBS.map((verb) => (
              <option key={verb} value={verb}>
                {words.verbs[verb]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" disabled={locked} onClick={add}>
          {words.add}
        </button>
      </div>
    </section>
  );
}

type BlocksProps = CheckProps & {
  /** What the ids of its parts begin with. */
  tree: string;
  list: readonly Step[];
  above: Path;
  current: Path | undefined;
  plates: boolean;
  choose(path: Path): void;
  onDrag(path: Path): void;
  onDrop(target: Path): void;
};

function Blocks({ list, above, ...rest }: BlocksProps) {
  const { tree, current, now, stopped, locked, choose, onDrag, onDrop, words } = rest;
  return list.map((step, place) => {
    const path = [...above, place];
    const id = `${tree}-${path.join('-')}`;
    const is = (other: Path | undefined) => other !== undefined && samePath(path, other);
    const marks = [
      step.do === 'repeat' ? 'lc-repeat' : '',
      is(now) ? 'lc-now' : '',
      is(stopped) ? 'lc-stopped' : '',
    ];
    const own = (event: DragEvent, act: () => void) => {
      event.stopPropagation();
      act();
    };
    return (
      <div
        key={path.join()}
        role="treeitem"
        aria-level={path.length}
        aria-posinset={place + 1}
        aria-setsize={list.length}
        aria-selected={is(current)}
        aria-labelledby={id}
        {...(step.do === 'repeat' && { 'aria-expanded': true })}
        tabIndex={is(current) ? 0 : -1}
        className={marks.filter(Boolean).join(' ') || undefined}
        draggable={!locked}
        onDragStart={(event) => own(event, () => onDrag(path))}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => own(event, () => onDrop(path))}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the item of the tree around it is what is interactive */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the tree */}
        <div id={id} className="lc-block" onClick={() => choose(path)}>
          {words.verbs[step.do]}
          {chips(step, rest).map((chip) => (
            <Fragment key={chip}>
              {' '}
              <i>{chip}</i>
            </Fragment>
          ))}
        </div>
        {step.do === 'repeat' ? (
          // biome-ignore lint/a11y/useSemanticElements: the group of a tree is a list, not fields
          <div role="group">
            <Blocks {...rest} list={step.steps} above={path} />
          </div>
        ) : null}
      </div>
    );
  });
}

/** What stands in a block besides its verb. */
function chips(
  step: Step,
  { plates, locale, words }: Pick<BlocksProps, 'plates' | 'locale' | 'words'>,
): string[] {
  const name = (liquid: string) => (locale === 'ja' ? japaneseName(liquid) : liquid) || words.blank;
  const times = (count: number) => `×${count}`;
  if (step.do === 'repeat') return [times(step.times)];
  if (step.do === 'wait') return [`${step.seconds} s`];
  const at = printPlace(step.at, locale, plates);
  const volume = `${step.volume} µL`;
  switch (step.do) {
    case 'given':
    case 'dispense':
      return [volume, name(step.liquid), at];
    case 'transfer':
      return [volume, `${printPlace(step.from, locale, plates)} → ${at}`];
    case 'remove':
      return [volume, at];
    case 'mix':
      return [volume, times(step.times), at];
    case 'dilute':
      return [`1:${step.factor}`, volume, at, ...(step.diluent === null ? [] : [name(step.diluent)])];
  }
}
