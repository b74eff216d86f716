import { Label } from '@/components/drawings/label';
import type { SystemParts } from '@/components/drawings/system-diagram';

/** Tops of the four device boxes. */
const ROWS = [352, 446, 540, 634];

/** The integrated system from top to bottom, for narrow windows. */
export function SystemColumn({ label, protocol, hub, devices, back }: SystemParts) {
  return (
    <svg className="sys sys--m draw" viewBox="13 3 322 756" overflow="visible" role="img" aria-label={label}>
      <path
        className="wire"
        d="M175 108V130M36 326V674M36 392H60M36 486H60M36 580H60M36 674H60M36 326H175V312"
      />
      <path
        className="tip"
        d="M175 142l-5-11h10zM70 392l-11-5v10zM70 486l-11-5v10zM70 580l-11-5v10zM70 674l-11-5v10z"
      />
      <path className="back" d="M310 580H334V56H262" />
      <path className="tip t" d="M251 56l11-5v10z" />
      <rect className="box" x="14" y="4" width="236" height="104" />
      <Label className="h" x="32" y="38" text={protocol.name} />
      {protocol.lines.map((line, index) => (
        <Label key={line} x="32" y={65 + index * 24} text={line} />
      ))}
      <rect className="hub" x="14" y="142" width="296" height="170" />
      <Label className="h hw hub__n" x="32" y="180" text={hub.name} />
      {[...hub.does, ...hub.keeps].map((line, index) => (
        <Label key={line} className="hs" x="32" y={212 + index * 25} text={line} />
      ))}
      {devices.map(({ name, text }, index) => (
        <g key={name} transform={`translate(70 ${ROWS[index] ?? 0})`}>
          <rect className="box" width="240" height="80" />
          {index === 1 ? <rect className="ob" width="6" height="80" /> : null}
          <Label className="h" x="18" y="33" text={name} />
          <Label x="18" y="60" text={text} />
        </g>
      ))}
      <Label className="t" x="334" y="748" textAnchor="end" text={back} />
    </svg>
  );
}
