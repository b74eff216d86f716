import { Wells } from './wells';

const noFill = () => undefined;

/** A 96-well plate with nothing in it: there is nothing to show. */
export const EmptyPlate = () => (
  <svg className="draw" viewBox="-1 -1 129.5 87.5" aria-hidden="true" focusable="false">
    <Wells fill={noFill} />
  </svg>
);
