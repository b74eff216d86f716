type BlockProgramProps = {
  repeat: string;
  range: string;
  rows: readonly { verb: string; values: readonly string[] }[];
  /** Fills the width it stands in. */
  wide?: boolean;
};

/** A LabCraft program: real text in drawn blocks. The last block but one is the one at work. */
export function BlockProgram({ repeat, range, rows, wide }: BlockProgramProps) {
  const current = rows.length - 2;
  return (
    <div className={`bk bk--loop${wide ? ' bk--w' : ''}`}>
      <span>
        {repeat} <i>{range}</i>
      </span>
      <ol className="bk__in">
        {rows.map(({ verb, values }, index) => (
          <li key={verb} className={index === current ? 'bk bk--o' : 'bk'}>
            {verb}{' '}
            {values.map((value) => (
              <i key={value}>{value}</i>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
