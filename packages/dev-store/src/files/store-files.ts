import { createHmac, timingSafeEqual } from 'node:crypto';
import { imageSize } from 'image-size';
import type { FilePort } from '../setup/options';
import type { FileError, FileErrorCode, FileRecord } from '../state/file-record';

/** Staged upload: a target for an app's file before it is created in the store. */
export interface StagedUpload {
  readonly id: string;
  readonly filename: string;
  readonly mimeType: string;
}

/** Files of a store, and staged uploads. */
export interface StoreFiles {
  stage(upload: Omit<StagedUpload, 'id'>): StagedUpload;
  /** Signature of an upload, one of the parameters of its target. */
  signature(upload: StagedUpload): string;
  /** Stores an upload; false if it wasn't staged or the signature is wrong. */
  take(id: string, signature: string, bytes: Uint8Array): boolean;
  /** Staged upload by id; undefined if it was used, or doesn't exist. */
  staged(id: string): (StagedUpload & { readonly bytes: Uint8Array | null }) | undefined;
  create(file: { readonly upload: string; readonly name: string; readonly alt: string }): Promise<FileRecord>;
  all(): readonly FileRecord[];
  /** Whether it is processed: its URL works from then on. */
  isReady(file: FileRecord): boolean;
  content(file: FileRecord): Promise<Uint8Array | null>;
  remove(id: number): Promise<void>;
  /** Injects a failure into the next created file. */
  failNext(code: FileErrorCode): void;
}

/** Processing time of a created image in milliseconds. */
const PROCESSING_MS = 300;

export function storeFiles({
  records,
  port,
  clock,
  random,
  nextNumber,
  processingMs = PROCESSING_MS,
}: {
  readonly records: {
    all(): readonly FileRecord[];
    put(file: FileRecord): void;
    remove(id: number): void;
  };
  readonly port: FilePort;
  readonly clock: () => Date;
  readonly random: () => string;
  readonly nextNumber: () => number;
  readonly processingMs?: number | undefined;
}): StoreFiles {
  // In memory only: Shopify's staged uploads expire, too.
  const uploads = new Map<string, StagedUpload & { bytes: Uint8Array | null }>();
  const secret = random();
  let fault: FileErrorCode | null = null;

  const signature = ({ id, filename, mimeType }: StagedUpload) =>
    createHmac('sha256', secret).update(`${id}\n${filename}\n${mimeType}`).digest('hex');

  return {
    stage(upload) {
      const staged = { id: random(), ...upload };
      uploads.set(staged.id, { ...staged, bytes: null });
      return staged;
    },
    signature,
    take(id, given, bytes) {
      const upload = uploads.get(id);
      if (!upload) return false;
      const [right, sent] = [Buffer.from(signature(upload)), Buffer.from(given)];
      if (right.length !== sent.length || !timingSafeEqual(right, sent)) return false;
      upload.bytes = bytes;
      return true;
    },
    staged: (id) => uploads.get(id),
    async create({ upload, name, alt }) {
      const bytes = uploads.get(upload)?.bytes ?? null;
      uploads.delete(upload);
      const read = problemOr(bytes, fault);
      fault = null;
      const file: FileRecord = {
        id: nextNumber(),
        name: freeName(name, records.all(), random),
        alt,
        mimeType: 'code' in read ? '' : read.mimeType,
        createdAt: clock().toISOString(),
        size: 'code' in read ? null : read.size,
        bytes: bytes?.length ?? 0,
        error: 'code' in read ? read : null,
      };
      if (bytes && file.error === null) await port.write(String(file.id), bytes);
      records.put(file);
      return file;
    },
    all: () => records.all(),
    isReady: ({ error, createdAt }) =>
      error === null && clock().getTime() - Date.parse(createdAt) >= processingMs,
    content: ({ id }) => port.read(String(id)),
    async remove(id) {
      records.remove(id);
      await port.remove(String(id));
    },
    failNext(code) {
      fault = code;
    },
  };
}

function problemOr(bytes: Uint8Array | null, fault: FileErrorCode | null): ReturnType<typeof readImage> {
  if (fault !== null) return failed(fault, 'The file could not be processed.');
  if (!bytes) return failed('GENERIC_FILE_DOWNLOAD_FAILURE', 'The file could not be downloaded.');
  return readImage(bytes);
}

const failed = (code: FileErrorCode, message: string): FileError => ({ code, message });

/** File name made unique, as by Shopify's `APPEND_UUID`. */
function freeName(name: string, all: readonly FileRecord[], random: () => string): string {
  if (!all.some((file) => file.name === name)) return name;
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  return `${stem}_${random().slice(0, 12)}${ending}`;
}

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** Maximum number of pixels of an image. Source: Shopify Help, "Uploading images". */
const MAX_PIXELS = 20_000_000;

/** Format of an image by its content, whatever its name; else Shopify's error. */
function readImage(
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
