import { figure } from '@/lib/content';

const COLUMNS = 15;
const PITCH = { x: 40, y: 29 };
const DOTS_PER_ROW = 25;

/** Numbers from 0, one for each thing to draw. */
const count = (name: string) => Array.from({ length: figure(name) }, (_, index) => index);

/** One small plate a project, filled when it is completed; below, one dot for each engineer. */
export function StatsDrawing({ label }: { label: string }) {
  const completed = figure('labneeds.completed');
  const rows = Math.ceil(figure('labneeds.projects') / COLUMNS);
  const width = COLUMNS * PITCH.x;
  const pitch = width / DOTS_PER_ROW;
  return (
    <svg className="dr" viewBox={`0 0 ${width} ${rows * PITCH.y + 64}`} role="img" aria-label={label}>
      {count('labneeds.projects').map((index) => (
        <path
          key={index}
          className={index < completed ? 'w1' : 'w0'}
          transform={`translate(${(index % COLUMNS) * PITCH.x + 4} ${Math.floor(index / COLUMNS) * PITCH.y + 4})`}
          d="M4 0H32V21H0V4Z"
        />
      ))}
      <path className="ax" d={`M4 ${rows * PITCH.y + 10}H${width - 4}`} />
      {count('labneeds.engineers').map((index) => (
        <circle
          key={index}
          className="cp"
          r="4.5"
          cx={pitch / 2 + (index % DOTS_PER_ROW) * pitch}
          cy={rows * PITCH.y + 28 + Math.floor(index / DOTS_PER_ROW) * pitch}
        />
      ))}
    </svg>
  );
}
