/** Figures of a case as they lead its card (`components/sections/measured-change.tsx`); spread into a schema. */
import { text } from './fields.ts';

export const measuredFigures = {
  lead: text.optional().describe('Word before the figures, such as CV'),
  before: text.optional().describe('Figure before automation'),
  after: text.describe('Figure after automation'),
  unit: text.optional().describe('What the figure measures'),
};
