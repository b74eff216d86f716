type BlockProgramProps = {
  repeat: string;
  range: string;
  rows: readonly { verb: string; values: readonly string[] }[];
  /** Fills the width it stands in. */
  wide?: boolean;
};

/** A block, and the notch at its top into which the one above it fits. */
const BLOCK = [
  'relative -mt-px block rounded-edge border pl-3.5 pt-2 font-medium text-small/[1.7]',
  'before:absolute before:-top-px before:left-5 before:h-[5px] before:w-5 before:border before:border-t-0',
].join(' ');
const LOOP = `${BLOCK} max-w-full border-teal bg-teal pb-3.5 text-white before:border-teal before:bg-sunk`;
const STEP = `${BLOCK} pr-3.5 pb-2 text-ink before:border-ink before:bg-sunk first:before:bg-teal`;
const STEPS = { waiting: 'border-ink bg-white', current: 'border-orange-deep bg-orange' };

const VALUE = 'ml-1 inline-flex rounded-edge px-2 text-[0.8125rem] text-ink not-italic tnum';
const VALUES = { waiting: 'bg-teal-mist', current: 'bg-white' };

/** A LabCraft program: real text in drawn blocks. The last block but one is the one at work. */
export function BlockProgram({ repeat, range, rows, wide }: BlockProgramProps) {
  const stateOf = (index: number) => (index === rows.length - 2 ? 'current' : 'waiting');
  return (
    <div className={`${LOOP} ${wide ? 'w-full' : 'w-fit'}`}>
      <span>
        {repeat} <i className={`${VALUE} ${VALUES.waiting}`}>{range}</i>
      </span>
      <ol className={`mt-1.5 ${wide ? '' : 'min-w-[min(19rem,64vw)]'}`.trim()}>
        {rows.map(({ verb, values }, index) => (
          <li key={verb} className={`${STEP} ${STEPS[stateOf(index)]}`}>
            {verb}{' '}
            {values.map((value) => (
              <i key={value} className={`${VALUE} ${VALUES[stateOf(index)]}`}>
                {value}
              </i>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
