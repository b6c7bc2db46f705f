/** Load the pages of a room. In a file of their own, so that the list of carts doesn't load the names of all their files. */
export const loadHome = () => import('./home-or-switch');
export const loadCollections = () => import('./collection-pages');
export const loadSearch = () => import('./search-pages');
export const loadReports = () => import('./report-pages');
export const loadExperiments = () => import('./experiment-pages');
