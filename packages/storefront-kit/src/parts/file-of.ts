/** Build version of a surface, also exported by lazily loaded files. */
declare const VERSION: string;

/** Versioned file name of a surface, the same for every caller, so that it is loaded once. */
export const fileOf = (name: string): string => `${name}.js?v=${VERSION}`;
