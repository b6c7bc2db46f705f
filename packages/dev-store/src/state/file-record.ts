/** File of the store, as in `Settings > Files` of Shopify's admin. Images only. */
export interface FileRecord {
  readonly id: number;
  /** Unique name; the last part of its URL. */
  readonly name: string;
  readonly alt: string;
  readonly mimeType: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  /** Null if the image couldn't be read; see `error`. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly bytes: number;
  readonly error: FileError | null;
}

export interface FileError {
  readonly code: FileErrorCode;
  readonly message: string;
}

/** Supported error codes. Source: Shopify Admin GraphQL, `FileErrorCode`. */
export const FILE_ERROR_CODES = [
  'GENERIC_FILE_DOWNLOAD_FAILURE',
  'IMAGE_PROCESSING_FAILURE',
  'INVALID_IMAGE_RESOLUTION',
  'UNSUPPORTED_IMAGE_FILE_TYPE',
] as const;
export type FileErrorCode = (typeof FILE_ERROR_CODES)[number];
