import { Wells } from '@/components/drawings/wells';

/** What stands on the bench, in the order of the work. A plate is 127.5 mm wide: it sets the scale. */
export function BenchInstruments() {
  return (
    <>
      <Balance />
      <Stirrer />
      <PlateAndTips />
      <Incubator />
      <Reader />
      <Notebook />
    </>
  );
}

const Balance = () => (
  <g>
    <path className="bd" d="M60 210H280V500H60Z" />
    <path className="ln" d="M80 230H260V400H80ZM100 430H240V475H100Z" />
    <circle className="bd" cx="170" cy="315" r="45" />
  </g>
);

const Stirrer = () => (
  <g>
    <path className="bd" d="M370 130H530V330H370Z" />
    <circle className="bd" cx="450" cy="210" r="58" />
    <circle className="ln" cx="450" cy="210" r="44" />
    <circle className="cp" cx="450" cy="296" r="12" />
  </g>
);

const PlateAndTips = () => (
  <g>
    <g transform="translate(620 470)">
      <Wells fill={(_, column) => (column < 8 ? 0.8 : undefined)} />
    </g>
    <g transform="translate(775 470)">
      <Wells fill={() => undefined} />
    </g>
  </g>
);

const Incubator = () => (
  <g>
    <path className="bd" d="M960 40H1230V330H960Z" />
    <path className="ln" d="M985 65H1205V290H985ZM1060 310H1130" />
  </g>
);

const Reader = () => (
  <g>
    <path className="bd" d="M1300 30H1560V230H1300Z" />
    <path className="ln" d="M1370 230V120H1500V230M1520 60H1540" />
  </g>
);

const Notebook = () => (
  <g>
    <path className="bd" d="M1460 420H1740V545H1460ZM1600 420V545" />
    <path className="gr0" d="M1480 450H1580M1480 475H1580M1480 500H1560M1620 450H1720M1620 475H1700" />
  </g>
);
