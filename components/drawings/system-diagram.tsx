import { Label } from '@/components/drawings/label';
export type SystemParts = {
  label: string;
  protocol: { name: string; lines: readonly string[] };
  hub: { name: string; does: readonly string[]; keeps: readonly string[] };
  devices: readonly { name: string; text: string }[];
  back: string;
};

/** Tops of the four device boxes. */
const ROWS = [20, 148, 276, 404];

/** The integrated system from left to right: protocol, LabCraft, four kinds of device, and the records back. */
export function SystemDiagram({ label, protocol, hub, devices, back }: SystemParts) {
  return (
    <svg className="sys sys--d draw" viewBox="29 18 1132 524" role="img" aria-label={label}>
      <path
        className="wire"
        d="M250 250H318M600 250H660V70H752M660 198H752M660 250V326H752M660 326V454H752M1050 70H1100V454H1050M1050 198H1100M1050 326H1100"
      />
      <path
        className="tip"
        d="M330 250l-11-5v10zM764 70l-11-5v10zM764 198l-11-5v10zM764 326l-11-5v10zM764 454l-11-5v10z"
      />
      <path className="back" d="M1100 262H1160V536H140V322" />
      <path className="tip t" d="M140 312l-5 11h10z" />
      <Label className="t" x="640" y="524" textAnchor="middle" text={back} />
      <rect className="box" x="30" y="190" width="220" height="120" />
      <Label className="h" x="48" y="225" text={protocol.name} />
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
      <rect className="hub" x="330" y="142" width="270" height="216" />
      <Label className="h hw hub__n" x="352" y="186" text={name} />
      {[...does, ...keeps].map((line, index) => (
        <text key={line} className="hs" x="352" y={221 + index * 25 + (index < does.length ? 0 : 30)}>
          {line}
        </text>
      ))}
      <path className="hub__l" d="M352 269H578" />
    </>
  );
}

type DeviceProps = { y: number; name: string; text: string; printed: boolean };

/** Printed parts carry the colour of printed matter. */
function Device({ y, name, text, printed }: DeviceProps) {
  return (
    <>
      <rect className="box" x="764" y={y} width="286" height="100" />
      {printed ? <rect className="ob" x="764" y={y} width="6" height="100" /> : null}
      <Label className="h" x="786" y={y + 42} text={name} />
      <Label x="786" y={y + 72} text={text} />
    </>
  );
}
