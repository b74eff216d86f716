import type { CustomAutomation } from '@/app/[locale]/services/custom-automation/copy';
import { Label } from '@/components/drawings/label';
import * as draw from '@/components/drawings/looks';

type SystemParts = Pick<CustomAutomation['system'], 'protocol' | 'hub' | 'devices' | 'back'> & {
  label: string;
};

const DIAGRAM = 'drawing fill-ink-2 font-body font-medium text-[15px] md:max-lg:text-[18px]';
const NAME = 'font-head font-semibold palt md:max-lg:text-[22px]';

/** Tops of the four device boxes. */
const ROWS = [20, 148, 276, 404];

/** The integrated system from left to right: protocol, LabCraft, four kinds of device, and the records back. */
export function SystemDiagram({ label, protocol, hub, devices, back }: SystemParts) {
  return (
    <svg className={`hidden md:block ${DIAGRAM}`} viewBox="29 18 1132 524" role="img" aria-label={label}>
      <path
        className={draw.line}
        d="M250 250H318M600 250H660V70H752M660 198H752M660 250V326H752M660 326V454H752M1050 70H1100V454H1050M1050 198H1100M1050 326H1100"
      />
      <path
        className="fill-ink"
        d="M330 250l-11-5v10zM764 70l-11-5v10zM764 198l-11-5v10zM764 326l-11-5v10zM764 454l-11-5v10z"
      />
      <path
        className="fill-none stroke-teal stroke-[1.5] [stroke-dasharray:6_5]"
        d="M1100 262H1160V536H140V322"
      />
      <path className="fill-teal" d="M140 312l-5 11h10z" />
      <Label className={draw.keyword} x="640" y="524" textAnchor="middle" text={back} />
      <rect className={draw.body} x="30" y="190" width="220" height="120" />
      <Label className={`fill-ink text-[19px] ${NAME}`} x="48" y="225" text={protocol.name} />
      {protocol.lines.map((line, index) => (
        <Label key={line} x="48" y={253 + index * 26} text={line} />
      ))}
      <Hub {...hub} />
      {devices.map(({ name, text }, index) => (
        <Device key={name} y={ROWS[index] ?? 0} name={name} text={text} printed={index === 1} />
      ))}
    </svg>
  );
}

function Hub({ name, does, keeps }: SystemParts['hub']) {
  return (
    <>
      <rect className="fill-teal" x="330" y="142" width="270" height="216" />
      <Label className={`fill-white text-[26px] ${NAME}`} x="352" y="186" text={name} />
      {[...does, ...keeps].map((line, index) => (
        <text
          key={line}
          className="fill-on-teal-2"
          x="352"
          y={221 + index * 25 + (index < does.length ? 0 : 30)}
        >
          {line}
        </text>
      ))}
      <path className="stroke-white/35" d="M352 269H578" />
    </>
  );
}

type DeviceProps = { y: number; name: string; text: string; printed: boolean };

/** Printed parts carry the colour of printed matter. */
function Device({ y, name, text, printed }: DeviceProps) {
  return (
    <>
      <rect className={draw.body} x="764" y={y} width="286" height="100" />
      {printed ? <rect className="fill-orange" x="764" y={y} width="6" height="100" /> : null}
      <Label className={`fill-ink text-[19px] ${NAME}`} x="786" y={y + 42} text={name} />
      <Label x="786" y={y + 72} text={text} />
    </>
  );
}

/** Tops of the four device boxes, one under the other. */
const COLUMN_ROWS = [352, 446, 540, 634];

/** The integrated system from top to bottom, for narrow windows. */
export function SystemColumn({ label, protocol, hub, devices, back }: SystemParts) {
  return (
    <svg
      className={`block max-w-[26rem] md:hidden ${DIAGRAM}`}
      viewBox="13 3 322 756"
      overflow="visible"
      role="img"
      aria-label={label}
    >
      <path
        className={draw.line}
        d="M175 108V130M36 326V674M36 392H60M36 486H60M36 580H60M36 674H60M36 326H175V312"
      />
      <path
        className="fill-ink"
        d="M175 142l-5-11h10zM70 392l-11-5v10zM70 486l-11-5v10zM70 580l-11-5v10zM70 674l-11-5v10z"
      />
      <path className="fill-none stroke-teal stroke-[1.5] [stroke-dasharray:6_5]" d="M310 580H334V56H262" />
      <path className="fill-teal" d="M251 56l11-5v10z" />
      <rect className={draw.body} x="14" y="4" width="236" height="104" />
      <Label className={`fill-ink text-[19px] ${NAME}`} x="32" y="38" text={protocol.name} />
      {protocol.lines.map((line, index) => (
        <Label key={line} x="32" y={65 + index * 24} text={line} />
      ))}
      <rect className="fill-teal" x="14" y="142" width="296" height="170" />
      <Label className={`fill-white text-[26px] ${NAME}`} x="32" y="180" text={hub.name} />
      {[...hub.does, ...hub.keeps].map((line, index) => (
        <Label key={line} className="fill-on-teal-2" x="32" y={212 + index * 25} text={line} />
      ))}
      {devices.map(({ name, text }, index) => (
        <g key={name} transform={`translate(70 ${COLUMN_ROWS[index] ?? 0})`}>
          <rect className={draw.body} width="240" height="80" />
          {index === 1 ? <rect className="fill-orange" width="6" height="80" /> : null}
          <Label className={`fill-ink text-[19px] ${NAME}`} x="18" y="33" text={name} />
          <Label x="18" y="60" text={text} />
        </g>
      ))}
      <Label className={draw.keyword} x="334" y="748" textAnchor="end" text={back} />
    </svg>
  );
}
