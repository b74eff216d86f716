import { booking } from './booking';
import type { StudioState } from './use-studio';

/** Does what was pressed below the bench: writes a saying into the text, or opens a mail with the protocol. */
export function below({ dataset }: HTMLElement, studio: StudioState): void {
  if (dataset.say === undefined) location.assign(booking(studio));
  // What wells hold comes before all that is done.
  else studio.typed.add(dataset.say, dataset.first !== undefined);
}
