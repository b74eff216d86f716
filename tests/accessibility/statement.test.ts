import { accessibilityPage } from '@/app/[locale]/accessibility/definition';
import { LOCALES } from '@/lib/i18n/locales';

describe.each(LOCALES)('the accessibility statement in %s', (locale) => {
  const { parts } = accessibilityPage.copy(locale);

  it('has all parts that the convention asks for', () => {
    expect(parts.map(({ id }) => id)).toEqual(['goal', 'scope', 'methods', 'period', 'known', 'unknown']);
  });

  // A promise with rules of its own (JIS X 8341-3), which nobody has examined.
  it('claims no conformance to the Japanese standard', () => {
    expect(JSON.stringify(parts)).not.toMatch(/準拠(?:して|し、|です|済)|一部準拠|conforms to|compliant/);
  });
});
