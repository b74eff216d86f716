import { Label } from './label';
import * as draw from './looks';

type FlowPathProps = {
  label: string;
  first: string;
  second: string;
  mixer: string;
  reactor: string;
  fractions: string;
};

/** How full the four vials are; the fraction moves along. */
const VIALS = [
  { x: 330, level: 224 },
  { x: 360, level: 232 },
  { x: 390, level: 240 },
  { x: 420, level: 250 },
];

/** A flow synthesis: two syringes, a mixer, a coil reactor, four fractions. */
export function FlowPath({ label, first, second, mixer, reactor, fractions }: FlowPathProps) {
  return (
    <svg className="drawing" viewBox="0 0 480 300" role="img" aria-label={label}>
      <Syringe y={52} />
      <Syringe y={194} />
      <path className={`${draw.stream} stroke-teal-bright`} d="M146 66h54q14 0 14 14v48" />
      <path className={`${draw.stream} stroke-orange`} d="M146 208h54q14 0 14-14v-50" />
      <circle className={draw.body} cx="214" cy="136" r="9" />
      <path className={`${draw.stream} stroke-olive`} d="M223 136h27M352 136h28v58" />
      <g className="fill-none stroke-olive-deep stroke-[2.5]">
        {[264, 279, 294, 309, 324, 339].map((x) => (
          <ellipse key={x} cx={x} cy="136" rx="13" ry="44" />
        ))}
      </g>
      {VIALS.map(({ x, level }) => (
        <g key={x}>
          <path className="fill-olive-mist" d={`M${x + 2} ${level}h16v${250 - level}q0 8-8 8t-8-8z`} />
          <path className={draw.line} d={`M${x} 208h20v42q0 10-10 10t-10-10z`} />
        </g>
      ))}
      <g className={draw.words}>
        <Label x="34" y="42" text={first} />
        <Label x="34" y="184" text={second} />
        <Label x="198" y="142" textAnchor="end" text={mixer} />
        <Label x="302" y="80" textAnchor="middle" text={reactor} />
        <Label x="390" y="286" textAnchor="middle" text={fractions} />
      </g>
    </svg>
  );
}

function Syringe({ y }: { y: number }) {
  return (
    <g className={draw.line} transform={`translate(0 ${y})`}>
      <path d="M40 10h96M40 18h40M136 2h10v24h-10z" />
      <rect x="34" width="74" height="28" />
    </g>
  );
}
