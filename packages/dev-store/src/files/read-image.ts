import { imageSize } from 'image-size';
import type { FileError, FileRecord } from '../state/file-record';

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** Shopify's limit of an image in Files. Source: Shopify Help, "Uploading images". */
const MAX_PIXELS = 20_000_000;

/** Format of an image by its content, whatever it is called; else what Shopify says of it. */
export function readImage(
  bytes: Uint8Array,
): { readonly mimeType: string; readonly size: NonNullable<FileRecord['size']> } | FileError {
  let found: ReturnType<typeof imageSize>;
  try {
    found = imageSize(bytes);
  } catch {
    return { code: 'IMAGE_PROCESSING_FAILURE', message: 'The image could not be processed.' };
  }
  const mimeType = TYPES[found.type ?? ''];
  const { width, height } = found;
  if (mimeType === undefined) {
    return { code: 'UNSUPPORTED_IMAGE_FILE_TYPE', message: 'Files of this type are not supported.' };
  }
  if (width * height > MAX_PIXELS) {
    return { code: 'INVALID_IMAGE_RESOLUTION', message: 'The image has more than 20 megapixels.' };
  }
  return { mimeType, size: { width, height } };
}
