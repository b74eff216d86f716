import path from 'node:path';

/**
 * The content folder that is being built, absolute: `content` of the project, or the folder that the environment
 * variable CONTENT_ROOT names.
 */
export const contentRoot = (): string => path.resolve(process.env.CONTENT_ROOT || 'content');
