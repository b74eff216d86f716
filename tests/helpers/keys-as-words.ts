/**
 * Stands in for what only Next's server knows, as an English page whose words are their keys: `button.close`, with
 * values `video.elsewhere(The arm)`. No test of markup needs what the site says today.
 * Jest finds it in the place of `next-intl/server` and `next/root-params` (jest.config.mjs).
 */
export const getTranslations = async (namespace?: string) => {
  const raw = (key: string) => (namespace ? `${namespace}.${key}` : key);
  const say = (key: string, values: Record<string, unknown> = {}) => {
    const given = Object.values(values);
    return given.length > 0 ? `${raw(key)}(${given})` : raw(key);
  };
  return Object.assign(say, { raw });
};

export const locale = async () => 'en';
