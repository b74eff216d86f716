import things from './example-symbols.json' with { type: 'json' };
import * as draw from './looks';

const LOOKS: Record<string, string> = {
  body: draw.body,
  cap: draw.cap,
  line: draw.line,
  liquid: draw.filledWell,
  other: draw.finger,
  empty: draw.emptyWell,
  screen: draw.ring,
};

/** The examples of the desk check as symbols, to be drawn by their ids: in elevation, each path with the look of what it draws. */
export const ExampleSymbols = () =>
  Object.entries(things).map(([id, paths]) => (
    <g key={id} id={`thing-${id}`}>
      {paths.map(([look = '', path]) => (
        <path key={path} className={LOOKS[look]} d={path} />
      ))}
    </g>
  ));
