/** A file of the store: `Settings > Files` in Shopify's admin. Only images are taken. */
export interface FileRecord {
  readonly id: number;
  /** Unique in the store; the last part of its address. */
  readonly name: string;
  readonly alt: string;
  readonly mimeType: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  /** Null where the image could not be read: `error` says why then. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly bytes: number;
  readonly error: FileError | null;
}

export interface FileError {
  readonly code: FileErrorCode;
  readonly message: string;
}

/** Those that this store has. Source: Shopify Admin GraphQL, `FileErrorCode`. */
export const FILE_ERROR_CODES = [
  'GENERIC_FILE_DOWNLOAD_FAILURE',
  'IMAGE_PROCESSING_FAILURE',
  'INVALID_IMAGE_RESOLUTION',
  'UNSUPPORTED_IMAGE_FILE_TYPE',
] as const;
export type FileErrorCode = (typeof FILE_ERROR_CODES)[number];
