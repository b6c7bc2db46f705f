/** What to do where a file of the app did not load. One that is gone since a deployment comes by no try. */
export const FILE_NOT_LOADED =
  'A file of the app did not load. Check your connection and try again. If that does not help, the app has been updated: save your changes and reload the page.';
