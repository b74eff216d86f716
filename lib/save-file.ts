/** Long enough for every browser to have taken the file over. */
const KEEP_MS = 10_000;

/** Hands a text to the browser as a UTF-8 file of a media type, such as `text/csv`. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
