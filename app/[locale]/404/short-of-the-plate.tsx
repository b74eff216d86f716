import { ArmElevation } from '@/components/drawings/arm-elevation';
import { Label } from '@/components/drawings/label';

/** The drawing of the 404 page: an arm that stops 404 mm short of its plate. */
export function ShortOfThePlate({ label }: { label: string }) {
  return (
    <svg className="dr" viewBox="0 0 1260 640" role="img" aria-label={label}>
      <path className="ax" d="M0 620H1260" />
      <ArmElevation x={200} y={620} reach={625} angles={[12, 66]} />
      <path className="bd" d="M1010 606h140v14h-140z" />
      <g className="dim">
        <path d="M506 560H1080M506 480v92M1080 540v60" />
        <path className="ah" d="M506 560l12-4v8zM1080 560l-12-4v8z" />
        <Label x="793" y="544" textAnchor="middle" text="404 mm" />
      </g>
    </svg>
  );
}
