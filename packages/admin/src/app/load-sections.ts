/**
 * Loaders of a section's pages. A separate chunk, so that the cart list doesn't load the names of
 * all chunks.
 */
export const loadHome = () => import('./home-or-switch');
export const loadCollections = () => import('./collection-pages');
export const loadSearch = () => import('./search-pages');
export const loadReports = () => import('./report-pages');
export const loadExperiments = () => import('./experiment-pages');
