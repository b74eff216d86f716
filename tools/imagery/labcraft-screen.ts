/** The LabCraft screen as a picture: the copy of the LabCraft page's panel, in the same blocks and colours. */
import type { LabcraftCopy } from '../../app/[locale]/services/labcraft/copy.ts';
import { FACE } from './draw.ts';
import { emWidth, escapeXml, wrap } from './svg-text.ts';

type Panel = LabcraftCopy['hero']['panel'];

const INK = '#0d1b19';
const QUIET = '#54615f';
const LINE = '#cdd5d2';
const TEAL = '#0b6b5b';

type Style = { size?: number; fill?: string; weight?: 400 | 600; anchor?: 'start' | 'end' };

const text = (
  x: number,
  y: number,
  content: string,
  { size = 27, fill = INK, weight = 400, anchor }: Style = {},
) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}"${anchor ? ` text-anchor="${anchor}"` : ''}>${escapeXml(content)}</text>`;

/** A value in its tint, and where the next one may begin. */
function chip(x: number, y: number, value: string, fill: string) {
  const width = emWidth(value) * 27 + 28;
  return {
    svg: `<rect x="${x}" y="${y - 32}" width="${width}" height="44" rx="3" fill="${fill}"/>${text(x + 14, y, value)}`,
    end: x + width + 10,
  };
}

/** One block with its notch; the block at work is orange, as on the page. */
function block(y: number, verb: string, values: readonly string[], current: boolean) {
  let x = 868 + emWidth(verb) * 29 + 26;
  const chips = values.map((value) => {
    const { svg, end } = chip(x, y + 57, value, current ? '#ffffff' : '#dcede7');
    x = end;
    return svg;
  });
  return `<rect x="842" y="${y}" width="668" height="90" rx="4" fill="${current ? '#e8892b' : '#ffffff'}" stroke="${current ? '#8a4a05' : INK}" stroke-width="2"/>
    <rect x="880" y="${y - 2}" width="44" height="11" fill="${TEAL}"/>
    ${text(868, y + 57, verb, { size: 29, weight: 600 })}${chips.join('')}`;
}

/** The wells of the plate: five columns filled, three to go, four empty. */
const wells = () =>
  Array.from({ length: 96 }, (_, index) => {
    const column = index % 12;
    const paint = column < 8 ? `fill="#2fb79b" fill-opacity="${column < 5 ? 1 : 0.35}"` : 'fill="#ffffff"';
    return `<circle cx="${14.4 + column * 9}" cy="${11.2 + Math.floor(index / 12) * 9}" r="3.4" ${paint} stroke="${INK}" stroke-width=".4"/>`;
  }).join('');

/** The screen as an SVG of 1600 × 1000 units. */
export function labcraftScreen({
  file,
  status,
  say,
  sentence,
  check,
  blocks,
  rehearse,
  foot,
  run,
}: Panel): string {
  const current = blocks.rows.length - 2;
  const runWidth = emWidth(run) * 29 + 100;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" font-family="${FACE}">
  <rect width="1600" height="1000" fill="#ffffff"/>
  <rect x="740" y="88" width="860" height="824" fill="#edf0ee"/>
  <path d="M0 88H1600M0 912H1600M740 88V912M0 440H740" stroke="${LINE}" stroke-width="2"/>
  ${text(48, 56, 'LabCraft', { size: 32, weight: 600 })}${text(224, 55, file, { fill: QUIET })}
  <circle cx="${1552 - emWidth(status) * 27 - 26}" cy="46" r="10" fill="#2fb79b"/>
  ${text(1552, 55, status, { fill: TEAL, weight: 600, anchor: 'end' })}
  ${text(48, 146, say, { size: 25, fill: QUIET })}
  <rect x="48" y="178" width="6" height="226" fill="${TEAL}"/>
  ${wrap(sentence, 19.5)
    .map((line, index) => text(84, 216 + index * 56, line, { size: 32 }))
    .join('')}
  ${text(48, 498, rehearse, { size: 25, fill: QUIET })}
  <g transform="translate(96 522) scale(4.28)">
    <path d="M5 .5H127V85H.5V5Z" fill="#ffffff" stroke="${INK}" stroke-width=".5"/>${wells()}
    <path d="M54.9 3V82.5" stroke="#e8892b" stroke-width="1.1"/>
  </g>
  ${text(800, 146, check, { size: 25, fill: QUIET })}
  <rect x="800" y="178" width="740" height="${110 + blocks.rows.length * 104 + 20}" rx="4" fill="${TEAL}"/>
  ${text(832, 240, blocks.repeat, { size: 29, fill: '#ffffff', weight: 600 })}
  ${chip(832 + emWidth(blocks.repeat) * 29 + 22, 239, blocks.range, '#dcede7').svg}
  ${blocks.rows.map(({ verb, values }, index) => block(284 + index * 104, verb, values, index === current)).join('')}
  ${text(48, 966, foot, { fill: QUIET })}
  <rect x="${1552 - runWidth}" y="928" width="${runWidth}" height="56" rx="3" fill="${TEAL}"/>
  <path d="M${1552 - runWidth + 30} 943v26l22 -13z" fill="#ffffff"/>
  ${text(1552 - 28, 966, run, { size: 29, fill: '#ffffff', weight: 600, anchor: 'end' })}
</svg>`;
}
