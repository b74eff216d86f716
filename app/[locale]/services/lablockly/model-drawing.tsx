import { answerPath, arrival, departure, dots, inlet, links, SIZE } from './model-geometry';

type ModelDrawingProps = { label: string; lines: number; source: number };

/** The model: lines come in, one answer goes out. The line that it rests on is drawn in teal. */
export function ModelDrawing({ label, lines, source }: ModelDrawingProps) {
  const origin = source - 1;
  const [start, end] = [arrival(origin, lines), departure];
  return (
    <svg className="kflow__m" viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={label}>
      <path className="kflow__link" d={links.join('')} />
      <path
        className="kflow__in"
        d={Array.from({ length: lines }, (_, line) => inlet(line, lines)).join('')}
      />
      {dots.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="kflow__dot" cx={x} cy={y} r="4.5" />
      ))}
      <path className="kflow__way" d={inlet(origin, lines)} />
      <path className="kflow__way" d={answerPath(origin, lines)} />
      {[start, end].map(([x, y]) => (
        <circle key={x} className="kflow__on" cx={x} cy={y} r="7" />
      ))}
    </svg>
  );
}
