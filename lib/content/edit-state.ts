/**
 * Changes with every edit of the content while `npm run dev` runs, where next.config.mjs puts a generated module in
 * its place: a page that is open then renders again, because the layout imports this. In a build it is constant.
 * @public
 */
export const EDIT_STATE = '';
