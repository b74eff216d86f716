import { ROUTES } from '../routes.ts';

/** Where an article is read: today its place in the list. The one function that knows it. */
export const newsPath = (id: string): string => `${ROUTES.news}#${id}`;
