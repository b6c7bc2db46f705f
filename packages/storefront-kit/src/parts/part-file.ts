/** File name of a part: `tiered_progress_bar` is in `tiered-progress-bar-part`. */
export const partFile = (name: string): string => `${name.replaceAll('_', '-')}-part`;
