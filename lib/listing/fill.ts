/** Puts values into a label such as `{total}件中 {from} - {to} 件表示`; unknown names stay as they are. */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
