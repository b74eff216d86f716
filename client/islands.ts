import type { ComponentType } from 'react';

export type IslandComponent = ComponentType<never>;
export type IslandLoader = () => Promise<{ default: IslandComponent }>;

/** Every island by the name in `data-island`, which is the name of its file in `islands/`. */
export const ISLANDS: Readonly<Record<string, IslandLoader>> = {
  'desk-check': () => import('../islands/desk-check.tsx'),
  'labcraft-studio': () => import('../islands/labcraft-studio.tsx'),
};
