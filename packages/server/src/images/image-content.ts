import {
  IMAGE_FORMATS,
  IMAGE_FORMATS_LABEL,
  type ImageFormat,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_MEGABYTES,
  MAX_IMAGE_PIXELS,
  MAX_IMAGE_SIDE,
} from '@cartwright/core/images/image-limits';
import { imageSize } from 'image-size';
import { type ApiFailure, failure } from '../http/api-failure';

export interface ImageContent {
  readonly ok: true;
  readonly format: ImageFormat;
  /** Size in pixels, as displayed. */
  readonly width: number;
  readonly height: number;
}

/** First Exif orientation that swaps width and height. Source: Exif 2.32, "Orientation". */
const ON_ITS_SIDE = 5;

/** Format and size of an image by its bytes, whatever its file name; refused if unusable. */
export function imageContent(bytes: Uint8Array): ImageContent | ApiFailure {
  if (bytes.length > MAX_IMAGE_BYTES) {
    return failure(
      'too_large',
      `Images can have up to ${MAX_IMAGE_MEGABYTES} MB. Make it smaller and try again.`,
    );
  }
  let read: ReturnType<typeof imageSize>;
  try {
    read = imageSize(bytes);
  } catch {
    return unusable();
  }
  const { type, orientation = 1 } = read;
  if (!isFormat(type)) return unusable();
  const isTurned = orientation >= ON_ITS_SIDE;
  const [width, height] = isTurned ? [read.height, read.width] : [read.width, read.height];
  if (!(width >= 1 && height >= 1)) return unusable();
  if (Math.max(width, height) > MAX_IMAGE_SIDE || width * height > MAX_IMAGE_PIXELS) {
    return failure(
      'invalid_request',
      `This image has ${width} × ${height} pixels. Use up to ${MAX_IMAGE_SIDE} pixels on a side and ${MAX_IMAGE_PIXELS / 1_000_000} megapixels in all.`,
    );
  }
  return { ok: true, format: type, width, height };
}

const isFormat = (type: string | undefined): type is ImageFormat =>
  type !== undefined && Object.hasOwn(IMAGE_FORMATS, type);

const unusable = () =>
  failure('invalid_request', `This isn’t an image that can be used. Use ${IMAGE_FORMATS_LABEL}.`);
