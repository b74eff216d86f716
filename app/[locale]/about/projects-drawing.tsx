import { figure } from '@/lib/content';

const COLUMNS = 20;
const PITCH = 30;

/** Numbers from 0, one for each circle to draw. */
const count = (name: string) => Array.from({ length: figure(name) }, (_, index) => index);

const place = (index: number, pitch: number, columns: number) => ({
  cx: pitch / 2 + (index % columns) * pitch,
  cy: pitch / 2 + Math.floor(index / columns) * pitch,
});

/** One circle a project, filled when it is completed; below, one dot for each student engineer. */
export function ProjectsDrawing({ label }: { label: string }) {
  const completed = figure('labneeds.completed');
  return (
    <svg className="dr" viewBox="0 0 600 250" role="img" aria-label={label}>
      {count('labneeds.projects').map((index) => (
        <circle
          key={index}
          {...place(index, PITCH, COLUMNS)}
          r="10.5"
          className={index < completed ? 'w1' : 'w0'}
        />
      ))}
      <path className="ax" d="M0 192H600" />
      <g transform="translate(0 200)">
        {count('labneeds.engineers').map((index) => (
          <circle key={index} {...place(index, PITCH / 1.25, COLUMNS * 1.25)} r="4" className="cp" />
        ))}
      </g>
    </svg>
  );
}
