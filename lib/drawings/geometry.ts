export type Point = readonly [x: number, y: number];

/** One decimal is finer than a pixel at every size the drawings are shown in. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** `x y` for a path. */
export const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** Two circles of different radius and the hull around them: a link of an arm, seen from the side. */
export function capsule([x1, y1]: Point, r1: number, [x2, y2]: Point, r2: number): string {
  const distance = Math.hypot(x2 - x1, y2 - y1);
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const spread = Math.acos((r1 - r2) / distance);
  const on = (x: number, y: number, r: number, turn: number) =>
    at(x + r * Math.cos(turn), y + r * Math.sin(turn));
  return (
    `M${on(x1, y1, r1, angle + spread)}A${round(r1)} ${round(r1)} 0 1 1 ${on(x1, y1, r1, angle - spread)}` +
    `L${on(x2, y2, r2, angle - spread)}A${round(r2)} ${round(r2)} 0 0 1 ${on(x2, y2, r2, angle + spread)}Z`
  );
}

/** A short line across the link from `from` to `to`, at the share `u` of its length: a teal ring. */
export function ring(from: Point, to: Point, u: number, r: number): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const [x, y] = [from[0] + (to[0] - from[0]) * u, from[1] + (to[1] - from[1]) * u];
  const [dx, dy] = [Math.sin(angle) * r, Math.cos(angle) * r];
  return `M${at(x - dx, y + dy)}L${at(x + dx, y - dy)}`;
}
