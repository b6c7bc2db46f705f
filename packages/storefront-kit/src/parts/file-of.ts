/** The version of a surface's build, from that build: files that are loaded later export it as well. */
declare const VERSION: string;

/** The name and version of a file of a surface: by the same one whoever asks, it is loaded once. */
export const fileOf = (name: string): string => `${name}.js?v=${VERSION}`;
