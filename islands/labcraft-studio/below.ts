import { booking } from './booking';
import type { StudioState } from './use-studio';

/** Does what was pressed below the bench: opens an example, writes a saying into the text, or opens a mail with the protocol. */
export function below({ dataset }: HTMLElement, studio: StudioState): void {
  const { typed, go } = studio;
  if (dataset.example !== undefined) {
    typed.replace(dataset.example);
    go(Number.POSITIVE_INFINITY);
  } else if (dataset.say !== undefined) {
    // What wells hold comes before all that is done.
    typed.add(dataset.say, dataset.first !== undefined);
  } else location.assign(booking(studio));
}
