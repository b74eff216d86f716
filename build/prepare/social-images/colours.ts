import { colourToken } from '../../../lib/design-token.ts';

/** The colours that social images use. */
export const COLOURS = {
  stage: colourToken('stage'),
  ink: colourToken('ink'),
  white: colourToken('white'),
  cap: colourToken('cap'),
  ring: colourToken('teal-bright'),
  orange: colourToken('orange'),
  orangeLine: colourToken('orange-deep'),
} as const;
