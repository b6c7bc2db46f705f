/** Error message of a chunk that failed to load. After a deployment a retry can't help. */
export const FILE_NOT_LOADED =
  'Part of the app didn’t load. Check your connection and try again. If that doesn’t help, the app may have been updated: save your changes and reload the page.';
