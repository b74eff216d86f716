import en from '../../messages/en.json';
import ja from '../../messages/ja.json';

/** Every path to a string, such as `header.news`, with the placeholders the string holds. */
function keys(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [`${path} ${(value.match(/\{\w+\}/g) ?? []).sort().join()}`.trim()];
  return Object.entries(value as object).flatMap(([key, child]) =>
    keys(child, path ? `${path}.${key}` : key),
  );
}

describe('interface strings', () => {
  it('have the same keys and placeholders in both languages', () => {
    expect(keys(en)).toEqual(keys(ja));
  });

  it('are never empty', () => {
    expect(JSON.stringify([ja, en])).not.toContain('""');
  });
});
