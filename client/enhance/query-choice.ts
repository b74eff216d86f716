/**
 * One choice of the visitor, kept in a parameter of the query string so that it can be shared and the back button
 * works. The first value is the page as it opens, and stays out of the address; so does whatever is not a value.
 */

const chosen = (name: string, values: readonly string[]): string => {
  const wanted = new URLSearchParams(window.location.search).get(name) ?? '';
  return values.includes(wanted) ? wanted : (values[0] ?? '');
};

/** Shows what the address says, now and when the visitor goes back or forward. Returns what a choice calls. */
export function queryChoice(
  name: string,
  values: readonly string[],
  show: (value: string) => void,
): (value: string) => void {
  const read = () => show(chosen(name, values));
  read();
  window.addEventListener('popstate', read);
  return (value) => {
    if (value === chosen(name, values)) return;
    const query = new URLSearchParams(window.location.search);
    if (value === values[0]) query.delete(name);
    else query.set(name, value);
    const { pathname, hash } = window.location;
    const search = query.toString();
    window.history.pushState(null, '', pathname + (search && `?${search}`) + hash);
    show(value);
  };
}
