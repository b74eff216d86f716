import type { Locale as SiteLocale } from './lib/i18n/locales.ts';
import type messages from './messages/ja.json';

declare module 'next-intl' {
  interface AppConfig {
    Locale: SiteLocale;
    Messages: typeof messages;
  }
}

declare module 'react' {
  // Invoker commands are in the platform; React's types do not name them yet.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}

/** Made by build/prepare/grammar.ts of lib/protocol/grammar/*.peggy, and not there before the first build or test. */
declare module '#protocol-grammar/*';
