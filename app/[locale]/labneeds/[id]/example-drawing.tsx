import * as draw from '@/components/drawings/looks';
import type { ExampleDrawing as Name } from '@/lib/content/example';

const DRAWINGS = { 'tube-exchange': TubeExchange, 'ph-control': PhControl };

/** What a drawing stands in, or an empty plate in place of a picture. */
export const DRAWING_BOX =
  'grid justify-items-center gap-4 border border-line bg-white p-[clamp(1.25rem,4vw,3.5rem)] text-ink-3';

/** How an example works, drawn. */
export function ExampleDrawing({ name, label }: { name: Name; label: string }) {
  const Drawing = DRAWINGS[name];
  return (
    <svg className="drawing h-auto w-full max-w-160" viewBox="0 0 400 300" role="img" aria-label={label}>
      <Drawing />
    </svg>
  );
}

/** An electrode and a dosing tube in a waste tank; the measured line settles at the target; 400 by 300. */
function PhControl() {
  return (
    <>
      <path className={draw.body} d="M36 96h128v168a8 8 0 0 1-8 8H44a8 8 0 0 1-8-8z" />
      <path className={draw.liquid} d="M36 148h128v116a8 8 0 0 1-8 8H44a8 8 0 0 1-8-8z" />
      <path className={draw.body} d="M64 52h16v150l-8 14-8-14z" />
      <path className={draw.cap} d="M60 34h24v22H60z" />
      <path className={draw.ring} d="M64 190h16" />
      <path className={draw.line} d="M72 34V18H214v54" />
      <path className={draw.finger} d="M118 60h20l-4 44h-12z" />
      <path className="fill-orange" d="M128 112c6 9 8 12 8 16a8 8 0 0 1-16 0c0-4 2-7 8-16z" />
      <path className={draw.line} d="M88 244h56M116 234v20" />
      <path className={draw.line} d="M214 72V272H384" />
      <path className={draw.faint} d="M214 112H384M214 232H384M264 72V272M324 72V272" />
      <path className={draw.planned} d="M214 172H384" />
      <path
        className={`${draw.stream} stroke-teal-bright`}
        d="M214 258C236 250 240 204 262 190S300 172 322 172 352 172 384 172"
      />
    </>
  );
}

const PITCH = 36;
const EMPTY = 2;
/** How full each tube of the rack is, 0 to 1; nothing at the place whose tube is up. */
const FILLS = [0.8, 0.7, undefined, 0.2, 0.15, 0.1];

/** A round-bottomed tube, 20 wide and 104 high, hanging from its rim at the origin. */
function Tube({ fill }: { fill: number }) {
  const level = 94 - fill * 80;
  return (
    <>
      <path className={draw.body} d="M-10 0v94a10 10 0 0 0 20 0V0" />
      <path className={draw.liquid} d={`M-10 ${level}v${94 - level}a10 10 0 0 0 20 0v${level - 94}z`} />
      <path className={draw.line} d="M-14 0H14" />
    </>
  );
}

/** The fingers lift a tube out of a rack, to bring it under the spout of a beaker; 400 by 300. */
function TubeExchange() {
  return (
    <>
      <path className={draw.line} d="M20 272H380" />
      <path className={draw.body} d="M34 168h84l-4 8v96H42v-96z" />
      <path className={draw.liquid} d="M42 206h72v66H42z" />
      <path className={draw.line} d="M96 192h18M102 222h12M96 238h18M102 254h12" />
      {FILLS.map((fill, place) =>
        fill === undefined ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tube is its place in the rack
          <g key={place} transform={`translate(${168 + place * PITCH} 166)`}>
            <Tube fill={fill} />
          </g>
        ),
      )}
      <path className={draw.planned} d="M230 166v94a10 10 0 0 0 20 0v-94" />
      <path className={draw.body} d="M148 206H370v14H148zM148 250H370v22H148z" />
      <g transform={`translate(${168 + EMPTY * PITCH} 84)`}>
        <Tube fill={0.55} />
        <path className={draw.finger} d="M-30-26h18v40h-6l-4 12h-8zM30-26H12v40h6l4 12h8z" />
        <path className={draw.cap} d="M-36-64h72v40h-72z" />
        <path className={draw.body} d="M-22-84h44v20h-44z" />
        <path className={draw.ring} d="M-22-74h44" />
      </g>
      <path
        className={`${draw.stream} stroke-orange`}
        d="M200 120C160 84 112 96 84 140"
        strokeDasharray="2 8"
      />
    </>
  );
}
