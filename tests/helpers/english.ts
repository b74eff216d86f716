/**
 * Stands in for what only Next's server knows, as an English page:
 * `jest.mock('next-intl/server', () => jest.requireActual('../helpers/english'))`, likewise `@/lib/i18n/locale`.
 */
import { createTranslator } from 'next-intl';
import messages from '@/messages/en.json';

export const getTranslations = async (namespace?: never) =>
  createTranslator({ locale: 'en', messages, namespace });

export const pageLocale = async () => 'en';
