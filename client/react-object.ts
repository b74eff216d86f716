/**
 * The same for packages, some of which import React as one object: apart, so that this object comes with them, and not with
 * the first script of an island.
 */
export * from './react.ts';
export * as default from './react-object.ts';
