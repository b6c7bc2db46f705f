import { fileURLToPath } from 'node:url';

/** The repository, seen from `src` and from `dist` alike. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
