/** What comes with the first touch, all at once: apart, each would share little chunks with the others. */
export { textOf, written } from '@/lib/protocol/text-of';
export { understand } from '@/lib/protocol/understand';
export { BlockSheet } from './block-sheet';
export { booking } from './booking';
export { Menu } from './menus';
export { Remedies } from './remedies';
// Not for who asks: with it the bundler makes one chunk of the studio, of which this file shares parts, and not two.
export { Studio } from './studio';
export { mends } from './suggestions';
export { TakeHome } from './take-home';
