/** Advice where a file of the app did not load. One that is gone since a deployment comes by no try. */
export const FILE_NOT_LOADED =
  'Part of the app didn’t load. Check your connection and try again. If that doesn’t help, the app may have been updated: save your changes and reload the page.';
