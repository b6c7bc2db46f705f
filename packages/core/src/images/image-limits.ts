/** Image formats of the gallery, by content. No SVG, which can contain scripts. */
export const IMAGE_FORMATS = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const;
export type ImageFormat = keyof typeof IMAGE_FORMATS;

export const MAX_IMAGE_MEGABYTES = 10;
export const MAX_IMAGE_BYTES = MAX_IMAGE_MEGABYTES * 1024 * 1024;
/** Maximum side in pixels. */
export const MAX_IMAGE_SIDE = 8_000;
/** Maximum of pixels. Source: Shopify Help, "Uploading images". */
export const MAX_IMAGE_PIXELS = 20_000_000;

/** Page size of the gallery; a page of a dialog has three rows of three. */
export const IMAGES_PER_PAGE = 36;
const IMAGES_PER_DIALOG_PAGE = 9;
const IMAGES_PER_SEARCH_PAGE = 8;

/** Page size of the image picker, for the whole gallery or for a search. */
export function pickerPageSize(words: string): number {
  return words === '' ? IMAGES_PER_DIALOG_PAGE : IMAGES_PER_SEARCH_PAGE;
}

/** Names of the formats for merchants. */
export const IMAGE_FORMATS_LABEL = 'PNG, JPEG, WebP, AVIF or GIF';
