/** Fills `{total}` and `{shown}` of a label such as `{total}件中 {shown}件を表示` with counts. */
export const resultLine = (template: string, counts: { total: number; shown: number }): string =>
  template.replace(/\{(total|shown)\}/g, (_, name: 'total' | 'shown') => String(counts[name]));
