'use client';

import { KIT } from '@/lib/protocol/kit';
import { keyOf, total, type Wells } from '@/lib/protocol/rehearse';
import { ALL_COLUMNS, ROWS } from '@/lib/protocol/wells';
import type { RehearseWords } from './rehearse';
import { filled, micro } from './words';

/** Colours of liquids, in the order in which they come: tokens of the site. */
export const LIQUID_COLOURS = [
  'teal',
  'orange',
  'olive',
  'teal-aqua',
  'orange-deep',
  'cap',
  'olive-mist',
  'orange-lit',
  'teal-deep',
  'olive-deep',
  'line-strong',
  'ink',
].map((name) => `var(--color-${name})`);

type PlateProps = {
  plate: number;
  wells: Wells;
  /** All liquids, which have their colours by their places. */
  names: readonly string[];
  nameOf(name: string): string;
  words: RehearseWords;
  /** Where the pipette is. */
  touched: readonly string[];
};

/** A plate as a table: each well drawn as full as it is, and told. */
export function Plate({ plate, wells, names, nameOf, words, touched }: PlateProps) {
  const cell = (well: string) => {
    const contents = Object.entries(wells.get(keyOf(plate, well)) ?? {}).filter(
      ([, volume]) => volume >= 0.05,
    );
    const sorted = contents.sort(([one], [other]) => names.indexOf(one) - names.indexOf(other));
    const text = sorted.map(([name, volume]) => `${nameOf(name)} ${micro(volume)} µL`).join(' + ');
    return (
      <td key={well} title={text ? filled(words.well, { well, contents: text }) : undefined}>
        <span
          className={touched.includes(well) ? 'lc-well lc-at' : 'lc-well'}
          style={{ background: total(Object.fromEntries(sorted)) ? filling(sorted, names) : '' }}
        />
        <span className="lc-hidden">
          {text ? filled(words.well, { well, contents: text }) : filled(words.emptyWell, { well })}
        </span>
      </td>
    );
  };
  return (
    <table className="lc-plate">
      <caption>{filled(words.plate, { n: plate })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="lc-hidden">{words.row}</span>
          </th>
          {ALL_COLUMNS.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...ROWS].map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {ALL_COLUMNS.map((column) => cell(`${row}${column}`))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Layers from the bottom, as high as what a well may hold; a little shows even of a drop. */
function filling(contents: readonly (readonly [string, number])[], names: readonly string[]): string {
  let height = 0;
  const layers = contents.map(([name, volume]) => {
    const from = height;
    height += Math.max(8, (volume / KIT.wellMax) * 100);
    return `${LIQUID_COLOURS[names.indexOf(name) % LIQUID_COLOURS.length]} ${from}% ${height}%`;
  });
  return `linear-gradient(to top, ${layers.join(', ')}, transparent ${height}%)`;
}
