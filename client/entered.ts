import { elementAt, pathTo } from './element-path.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/** What a visitor typed, ticked or picked, and in which field: child positions below the island. */
export type Entered = { path: number[]; value: string };

const isTick = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);

const enteredValue = (field: Field): string => (isTick(field) ? String(field.checked) : field.value);

const servedValue = (field: Field): string | undefined => {
  if (isTick(field)) return String(field.defaultChecked);
  return field instanceof HTMLInputElement
    ? field.defaultValue
    : (field.querySelector<HTMLOptionElement>('option[selected]') ?? field.options[0])?.value;
};

/** The fields of sleeping markup that no longer hold what the server sent; of radio buttons, that which was picked. */
export const enteredIn = (island: HTMLElement): Entered[] =>
  [
    ...island.querySelectorAll<Field>('input:not([type="radio"]:not(:checked), [type="file"]), select'),
  ].flatMap((field) => {
    const path = enteredValue(field) === servedValue(field) ? null : pathTo(field, island);
    return path ? [{ path, value: enteredValue(field) }] : [];
  });

/** Enters a value into the field that took the place of the old one, as its visitor would. */
export function enterAgain(island: HTMLElement, { path, value }: Entered): void {
  const field = elementAt(island, path);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  if (isTick(field)) {
    if (enteredValue(field) !== value) field.click();
    return;
  }
  // React takes no notice of a value that is set on the field itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  const kind = field instanceof HTMLInputElement ? 'input' : 'change';
  field.dispatchEvent(new Event(kind, { bubbles: true }));
}
