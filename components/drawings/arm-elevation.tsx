import { type ArmOptions, armPose } from './arm-pose';
import { at, capsule, type Point, ring, round } from './geometry';

/** An arm in side elevation, drawn in millimetres; place it inside an `<svg>` whose units are millimetres. */
export function ArmElevation(options: ArmOptions) {
  const { base, shoulder, elbow, wrist, scale: k } = armPose(options);
  const [x, y] = base;
  const top = shoulder[1];
  return (
    <g className="arm">
      <path
        className="bd"
        d={`M${at(x - 48 * k, y - 14 * k)}L${at(x - 44 * k, top)}H${round(x + 44 * k)}L${at(x + 48 * k, y - 14 * k)}Z`}
      />
      <path className="rg" d={`M${at(x - 46.5 * k, y - 82 * k)}H${round(x + 46.5 * k)}`} />
      <rect
        className="cp"
        x={round(x - 66 * k)}
        y={round(y - 15 * k)}
        width={round(132 * k)}
        height={round(15 * k)}
      />
      <path className="bd" d={capsule(shoulder, 58 * k, elbow, 44 * k)} />
      <path className="rg" d={ring(shoulder, elbow, 0.42, 51 * k)} />
      <Joint at={shoulder} radius={58 * k} />
      <path className="bd" d={capsule(elbow, 44 * k, wrist, 33 * k)} />
      <path className="rg" d={ring(elbow, wrist, 0.3, 40 * k)} />
      <path className="rg" d={ring(elbow, wrist, 0.78, 36 * k)} />
      <Joint at={elbow} radius={46 * k} />
      <Gripper wrist={wrist} k={k} />
      <Joint at={wrist} radius={36 * k} />
    </g>
  );
}

function Joint({ at: [x, y], radius }: { at: Point; radius: number }) {
  return (
    <>
      <circle className="bd" cx={round(x)} cy={round(y)} r={round(radius)} />
      <circle className="cp" cx={round(x)} cy={round(y)} r={round(radius * 0.68)} />
    </>
  );
}

/** Flange, gripper body and two printed fingers below the wrist. */
function Gripper({ wrist: [x, y], k }: { wrist: Point; k: number }) {
  const finger = (side: 1 | -1) =>
    `M${at(x - side * 30 * k, y + 110 * k)}h${round(side * 20 * k)}v${round(30 * k)}` +
    `l${at(side * 4 * k, 10 * k)}v${round(30 * k)}h${round(side * -16 * k)}v${round(-34 * k)}` +
    `l${at(side * -8 * k, -12 * k)}z`;
  return (
    <>
      <rect
        className="bd"
        x={round(x - 22 * k)}
        y={round(y + 34 * k)}
        width={round(44 * k)}
        height={round(26 * k)}
      />
      <rect
        className="cp"
        x={round(x - 34 * k)}
        y={round(y + 58 * k)}
        width={round(68 * k)}
        height={round(52 * k)}
      />
      <path className="or" d={finger(1)} />
      <path className="or" d={finger(-1)} />
    </>
  );
}
