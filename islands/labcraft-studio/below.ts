import { booking } from './booking';
import type { StudioState } from './use-studio';

/** Does what was pressed below the bench: writes a saying into the text, or opens a mail with the protocol. */
export function below({ dataset }: HTMLElement, studio: StudioState, write: (text: string) => void): void {
  if (dataset.say === undefined) {
    location.assign(booking(studio));
    return;
  }
  const all = [studio.typed.text.trimEnd(), dataset.say];
  // What wells hold comes before all that is done.
  write((dataset.first === undefined ? all : all.reverse()).filter(Boolean).join('\n'));
}
