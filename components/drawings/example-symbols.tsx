import * as draw from './looks';

const LOOKS = {
  body: draw.body,
  cap: draw.cap,
  line: draw.line,
  liquid: draw.filledWell,
  other: draw.finger,
  empty: draw.emptyWell,
  screen: draw.ring,
};

/** The examples of the desk check by their ids, in elevation; each path has the look of what it draws. */
const THINGS: Record<string, readonly (readonly [look: keyof typeof LOOKS, path: string])[]> = {
  dispensing: [
    ['cap', 'M30 6h36v13H30z'],
    ['body', 'M44 0h8v6h-8z'],
    ['body', 'M31.5 19h2.6l-.6 15h-1.4z'],
    ['body', 'M35.9 19h2.6l-.6 15h-1.4z'],
    ['body', 'M40.3 19h2.6l-.6 15h-1.4z'],
    ['body', 'M44.7 19h2.6l-.6 15h-1.4z'],
    ['body', 'M49.1 19h2.6l-.6 15h-1.4z'],
    ['body', 'M53.5 19h2.6l-.6 15h-1.4z'],
    ['body', 'M57.9 19h2.6l-.6 15h-1.4z'],
    ['body', 'M62.3 19h2.6l-.6 15h-1.4z'],
    ['body', 'M14 50l2-2h66v16H14z'],
    [
      'liquid',
      'M18.5 51h3.4v8q0 1.7-1.7 1.7t-1.7-1.7zM23.7 51h3.4v8q0 1.7-1.7 1.7t-1.7-1.7zM28.9 51h3.4v8q0 1.7-1.7 1.7t-1.7-1.7zM34.1 51h3.4v8q0 1.7-1.7 1.7t-1.7-1.7zM39.3 51h3.4v8q0 1.7-1.7 1.7t-1.7-1.7zM44.5 51h3.4v8q0 1.7-1.7 1.7t-1.7-1.7zM49.7 51h3.4v8q0 1.7-1.7 1.7t-1.7-1.7zM54.9 51h3.4v8q0 1.7-1.7 1.7t-1.7-1.7z',
    ],
    [
      'empty',
      'M60.1 51h3.4v8q0 1.7-1.7 1.7t-1.7-1.7zM65.3 51h3.4v8q0 1.7-1.7 1.7t-1.7-1.7zM70.5 51h3.4v8q0 1.7-1.7 1.7t-1.7-1.7zM75.7 51h3.4v8q0 1.7-1.7 1.7t-1.7-1.7z',
    ],
  ],
  'flow-synthesis': [
    ['body', 'M2 20h22v9H2zM2 42h22v9H2z'],
    ['liquid', 'M2 20h13v9H2z'],
    ['other', 'M2 42h9v9H2z'],
    [
      'line',
      'M24 24.5h10v11M24 46.5h10v-11M34 35.5h8M41.5 35.5a5.5 16 0 1 0 11 0a5.5 16 0 1 0 -11 0zM47.5 35.5a5.5 16 0 1 0 11 0a5.5 16 0 1 0 -11 0zM53.5 35.5a5.5 16 0 1 0 11 0a5.5 16 0 1 0 -11 0zM59.5 35.5a5.5 16 0 1 0 11 0a5.5 16 0 1 0 -11 0zM65.5 35.5a5.5 16 0 1 0 11 0a5.5 16 0 1 0 -11 0zM77 35.5h8v9',
    ],
    ['body', 'M81 45h8v15q0 4-4 4t-4-4z'],
    ['liquid', 'M81 53h8v7q0 4-4 4t-4-4z'],
    ['body', 'M38 60h38v4H38z'],
  ],
  injection: [
    ['cap', 'M28 56h40v8H28z'],
    ['body', 'M34 42a14 14 0 1 0 28 0a14 14 0 1 0 -28 0z'],
    ['liquid', 'M34.6 46h26.8A14 14 0 0 1 48 56a14 14 0 0 1-13.4-10z'],
    ['body', 'M44.5 21h7v8h-7z'],
    ['body', 'M45 2h6v14h-6z'],
    ['other', 'M45 7h6v9h-6z'],
    ['line', 'M48 16v20M42 2h12M48 2v-2'],
  ],
  fractions: [
    ['body', 'M20 0h12v36q0 4-6 6-6-2-6-6z'],
    ['liquid', 'M20 10h12v8H20z'],
    ['other', 'M20 24h12v5H20z'],
    ['line', 'M26 42v6'],
    ['body', 'M12 54h74v10H12z'],
    ['body', 'M22 47h8v11q0 4-4 4t-4-4z'],
    ['liquid', 'M22 51h8v7q0 4-4 4t-4-4z'],
    ['body', 'M32.5 47h8v11q0 4-4 4t-4-4z'],
    ['empty', 'M32.5 52h8v6q0 4-4 4t-4-4z'],
    ['body', 'M43 47h8v11q0 4-4 4t-4-4z'],
    ['empty', 'M43 54h8v4q0 4-4 4t-4-4z'],
    ['body', 'M53.5 47h8v11q0 4-4 4t-4-4z'],
    ['empty', 'M53.5 56h8v2q0 4-4 4t-4-4z'],
    ['body', 'M64 47h8v11q0 4-4 4t-4-4z'],
    ['empty', 'M64 57h8v1q0 4-4 4t-4-4z'],
    ['body', 'M74.5 47h8v11q0 4-4 4t-4-4z'],
    ['empty', 'M74.5 57.5h8v0.5q0 4-4 4t-4-4z'],
  ],
  beakers: [
    ['body', 'M10 30h32l-2 3v29q0 2-2 2H14q-2 0-2-2V33z'],
    ['liquid', 'M12 44h28v18q0 2-2 2H14q-2 0-2-2z'],
    ['line', 'M52 40h14m-4-4 4 4-4 4M66 52H52m4-4-4 4 4 4'],
    ['body', 'M74 28h8v32q0 4-4 4t-4-4z'],
    ['other', 'M74 44h8v16q0 4-4 4t-4-4z'],
  ],
  'cell-passage': [
    ['body', 'M8 55h36v9H8z'],
    ['liquid', 'M9.5 60h33v3h-33z'],
    ['line', 'M6 55h40'],
    ['body', 'M8 44h36v9H8z'],
    ['liquid', 'M9.5 49h33v3h-33z'],
    ['line', 'M6 44h40'],
    ['body', 'M54 44l26 0v20H54zM80 48h8v9h-8'],
    ['other', 'M54 55h26v9H54z'],
    ['cap', 'M86 47h5v11h-5z'],
    ['body', 'M24 8h5l-.6 22-1.2 10-1.2-1-1.4-9z'],
  ],
  ph: [
    ['body', 'M10 28h34l-2 3v31q0 2-2 2H14q-2 0-2-2V31z'],
    ['liquid', 'M12 42h30v20q0 2-2 2H14q-2 0-2-2z'],
    ['body', 'M24 14h5v38l-2.5 3-2.5-3z'],
    ['line', 'M26.5 14V6H62v26'],
    ['body', 'M52 32h32v32H52z'],
    ['cap', 'M57 38h22v11H57z'],
    ['screen', 'M60 41v5M63 41h4v2.5h-4zM71 46v.2M74 41v5'],
    ['body', 'M58.5 57a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z'],
    ['body', 'M72.5 57a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z'],
  ],
  'waste-registration': [
    ['cap', 'M14 59h46v5H14z'],
    ['body', 'M20 22h34v37H20z'],
    ['other', 'M20 38h34v21H20z'],
    ['body', 'M30 14h12v8H30zM42 22v-6h10v6'],
    ['body', 'M26 42h20v10H26z'],
    ['line', 'M29 46h14M29 49h9'],
    ['body', 'M68 42h20v22H68z'],
    ['line', 'M72 48h12M72 53h12M72 58h7'],
  ],
};

/** The same as symbols, to be drawn by their ids. */
export const ExampleSymbols = () =>
  Object.entries(THINGS).map(([id, paths]) => (
    <g key={id} id={`thing-${id}`}>
      {paths.map(([look, path]) => (
        <path key={path} className={LOOKS[look]} d={path} />
      ))}
    </g>
  ));
