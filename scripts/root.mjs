import { fileURLToPath } from 'node:url';

/** The repository's folder, without a slash at the end. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** Whether this module is the script that Node was started with. */
export const isMain = (moduleUrl) =>
  process.argv[1] !== undefined && fileURLToPath(moduleUrl) === process.argv[1];
