import type { Examples } from '../examples/specimens';
import { Sheet } from './sheet';

export const examples: Examples = (words) => ({
  layout: 'stack',
  looks: {
    Sheet: (
      <Sheet className="bg-stage">
        <p className="bg-white md:col-end-8">{words.text}</p>
        <p className="bg-white md:col-start-8 md:-col-end-1">{words.label}</p>
      </Sheet>
    ),
  },
});
