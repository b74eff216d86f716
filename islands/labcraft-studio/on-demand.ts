/** What comes when it is first asked for, all at once: apart, each would share little chunks with the others. */
export { cured, cures } from '@/lib/protocol/cures';
export { below } from './below';
export { BlockSheet } from './block-sheet';
export { Menu } from './menus';
export { suggestions } from './suggestions';
export { TakeHome } from './take-home';
