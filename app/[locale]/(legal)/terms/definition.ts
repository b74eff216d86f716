import { defineLegalPage } from '../define-legal-page.ts';

export const termsPage = defineLegalPage('/terms');
