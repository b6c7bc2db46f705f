import type { StoreContext } from '../../context/store-context';
import type { FileRecord } from '../../state/file-record';
import { gid, idOf } from '../wire/gid';
import { requireScope } from './access';

interface StagedUploadInput {
  readonly filename: string;
  readonly mimeType: string;
  readonly resource: string;
  readonly httpMethod: 'POST' | 'PUT';
}

interface FileCreateInput {
  readonly originalSource: string;
  readonly contentType?: string | null;
  readonly alt?: string | null;
  readonly filename?: string | null;
}

/** Maximum length of an alt text. Source: Shopify Admin GraphQL, `FileCreateInput.alt`. */
const MAX_ALT_LENGTH = 512;

/** Staged targets for form uploads, images only. Source: Admin GraphQL `stagedUploadsCreate`. */
export function stagedUploadsCreate(store: StoreContext, input: readonly StagedUploadInput[]) {
  requireScope(store, 'write_files', 'stagedUploadsCreate');
  const isTaken = ({ resource, httpMethod }: StagedUploadInput) =>
    resource === 'IMAGE' && httpMethod === 'POST';
  const at = input.findIndex((each) => !isTaken(each));
  if (at >= 0) {
    const message = 'This store takes images by POST.';
    return { stagedTargets: [], userErrors: [{ field: ['input', String(at)], message }] };
  }
  const url = `${store.origin()}/admin/staged-uploads`;
  const stagedTargets = input.map(({ filename, mimeType }) => {
    const upload = store.files.stage({ filename, mimeType });
    return {
      url,
      resourceUrl: `${url}/${upload.id}`,
      parameters: [
        { name: 'key', value: upload.id },
        { name: 'Content-Type', value: mimeType },
        { name: 'x-goog-signature', value: store.files.signature(upload) },
      ],
    };
  });
  return { stagedTargets, userErrors: [] };
}

/**
 * Creates files from uploads; they are processed asynchronously. Source: Admin GraphQL
 * `fileCreate`.
 */
export async function fileCreate(store: StoreContext, input: readonly FileCreateInput[]) {
  requireScope(store, 'write_files', 'fileCreate');
  const uploads = input.map(({ originalSource, ...rest }) => ({
    ...rest,
    upload: store.files.staged(originalSource.split('/').at(-1) ?? ''),
  }));
  const userErrors = uploads.flatMap(({ upload, contentType, alt }, at) => {
    const error = (name: string, code: string, message: string) => [
      { field: ['files', String(at), name], code, message },
    ];
    if (contentType && contentType !== 'IMAGE')
      return error('contentType', 'INVALID', 'This store takes images.');
    if ((alt ?? '').length > MAX_ALT_LENGTH)
      return error('alt', 'ALT_VALUE_LIMIT_EXCEEDED', 'The alt value exceeds the maximum limit.');
    if (!upload) return error('originalSource', 'INVALID_IMAGE_SOURCE_URL', 'Image source URL is invalid.');
    return [];
  });
  if (userErrors.length > 0) return { files: [], userErrors };
  const files: FileRecord[] = [];
  for (const { upload, alt, filename } of uploads) {
    if (!upload) continue;
    const name = nameOf(filename ?? upload.filename);
    files.push(await store.files.create({ upload: upload.id, name, alt: alt ?? '' }));
  }
  return { files: files.map((file) => fileSource(store, file)), userErrors: [] };
}

/** Deletes files. Source: Admin GraphQL `fileDelete`. */
export async function fileDelete(store: StoreContext, fileIds: readonly string[]) {
  requireScope(store, 'write_files', 'fileDelete');
  const missing = fileIds.findIndex((id) => fileById(store, id) === null);
  if (missing >= 0) {
    const message = `File id ${fileIds[missing]} does not exist.`;
    return {
      deletedFileIds: null,
      userErrors: [{ field: ['fileIds'], code: 'FILE_DOES_NOT_EXIST', message }],
    };
  }
  for (const id of fileIds) await store.files.remove(idOf(id, 'MediaImage') ?? 0);
  return { deletedFileIds: fileIds, userErrors: [] };
}

export function fileById(store: StoreContext, id: string) {
  const number = idOf(id, 'MediaImage');
  const file = store.files.all().find((each) => each.id === number);
  return file ? fileSource(store, file) : null;
}

function fileSource(store: StoreContext, file: FileRecord) {
  const { id, name, alt, mimeType, createdAt, size, bytes, error } = file;
  const isReady = store.files.isReady(file);
  const image = isReady &&
    size && {
      id: gid('ImageSource', id),
      altText: alt,
      ...size,
      url: `${store.origin()}/cdn/shop/files/${encodeURIComponent(name)}?v=${Math.floor(Date.parse(createdAt) / 1000)}`,
    };
  return {
    __typename: 'MediaImage',
    id: gid('MediaImage', id),
    alt,
    createdAt,
    updatedAt: createdAt,
    mimeType: isReady ? mimeType : null,
    mediaContentType: 'IMAGE',
    status: error ? 'FAILED' : isReady ? 'READY' : 'UPLOADED',
    fileStatus: error ? 'FAILED' : isReady ? 'READY' : 'UPLOADED',
    fileErrors: error ? [{ ...error, details: null }] : [],
    image: image || null,
    preview: image ? { image } : null,
    originalSource: isReady ? { fileSize: bytes } : null,
  };
}

/** Sanitised file name: letters, digits, dots, dashes and underscores. */
function nameOf(filename: string): string {
  const plain = filename.replace(/[^\p{L}\p{N}._-]+/gu, '_').replace(/^[._]+/, '');
  return plain === '' ? 'image' : plain.slice(-200);
}
