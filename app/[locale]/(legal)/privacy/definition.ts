import { defineLegalPage } from '../define-legal-page.ts';

export const privacyPage = defineLegalPage('/privacy');
