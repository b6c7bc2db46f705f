import { IMAGE_FORMATS } from '@cartwright/core/images/image-limits';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import type { ShopStore } from '../db/for-shop';
import { images } from '../db/schema';
import { type ApiFailure, failure } from '../http/api-failure';
import type { AdminClient } from '../shopify/admin-client';
import {
  CREATE_FILE_MUTATION,
  createFileData,
  STAGE_UPLOAD_MUTATION,
  stageUploadData,
} from '../shopify/documents/files';
import { shopifyOutcome } from '../shopify/shopify-outcome';
import { imageContent } from './image-content';
import { type ImageRow, imageRow } from './image-rows';

/** Sends a form to a URL, like `fetch`. */
export type SendForm = (
  url: string,
  form: FormData,
) => Promise<{ readonly ok: boolean; readonly status: number }>;

interface Upload {
  readonly id: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly now: Date;
}

/**
 * Uploads an image as a file of the shop, and stores its URL. Fails as `imageContent` does, with `forbidden` if
 * the app may not store files in the shop, or with `shopify_unavailable`; nothing is stored then.
 */
export async function uploadImage(
  store: ShopStore,
  admin: AdminClient,
  { id, name, bytes, now }: Upload,
  send: SendForm,
): Promise<{ readonly ok: true; readonly row: ImageRow } | ApiFailure> {
  const content = imageContent(bytes);
  if (!content.ok) return content;
  const { format, width, height } = content;
  const type = IMAGE_FORMATS[format];
  // Shopify determines the format by the extension.
  const filename = `${stemOf(name)}.${format}`;
  const source = await staged(admin, { filename, type, bytes }, send);
  if (!source.ok) return source;
  const created = await admin.run(
    CREATE_FILE_MUTATION,
    { files: [{ originalSource: source.resourceUrl, contentType: 'IMAGE', filename, alt: '' }] },
    createFileData,
  );
  if (!created.ok) return shopifyOutcome(created);
  const { files, userErrors = [] } = created.value.fileCreate ?? {};
  const fileId = files?.[0]?.id;
  if (fileId === undefined) return refusedBy(userErrors);
  await store.insert(images, {
    id,
    fileId,
    name: shownName(name),
    alt: '',
    url: null,
    width,
    height,
    bytes: bytes.length,
    type,
    problem: null,
    createdAt: now,
  });
  const row = await imageRow(store, id);
  if (!row) throw new Error('An image is there after it was inserted.');
  return { ok: true, row };
}

/** Uploads the content to Shopify's staging URL. */
async function staged(
  admin: AdminClient,
  { filename, type, bytes }: { readonly filename: string; readonly type: string; readonly bytes: Uint8Array },
  send: SendForm,
): Promise<{ readonly ok: true; readonly resourceUrl: string } | ApiFailure> {
  const input = {
    filename,
    mimeType: type,
    resource: 'IMAGE',
    httpMethod: 'POST',
    fileSize: String(bytes.length),
  };
  const response = await admin.run(STAGE_UPLOAD_MUTATION, { input: [input] }, stageUploadData);
  if (!response.ok) {
    // The shop hasn't granted the scope, which is optional.
    return response.code === 'refused' ? failure('forbidden', response.message) : shopifyOutcome(response);
  }
  const { stagedTargets, userErrors = [] } = response.value.stagedUploadsCreate ?? {};
  const { url, resourceUrl, parameters = [] } = stagedTargets?.[0] ?? {};
  if (!url || !resourceUrl) return refusedBy(userErrors);
  const form = new FormData();
  for (const { name, value } of parameters) form.set(name, value);
  // Last field, as Shopify's storage requires.
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), filename);
  const sent = await send(url, form).catch(() => null);
  if (sent?.ok) return { ok: true, resourceUrl };
  return failure('shopify_unavailable', 'Shopify didn’t take the image. Try again.');
}

function refusedBy(userErrors: readonly { readonly message: string }[]): ApiFailure {
  const reason = userErrors.map(({ message }) => message).join(' ');
  return failure(
    'shopify_unavailable',
    reason === '' ? 'Shopify didn’t take the image. Try again.' : `Shopify didn’t take the image: ${reason}`,
  );
}

/** Display name of a file: without folders and unreadable characters. */
function shownName(name: string): string {
  const plain = (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{Cc}/gu, '').trim();
  // The cut may split a surrogate pair.
  const shown = plain.slice(0, TEXT_LIMITS.tag).replace(/\p{Cs}/gu, '\ufffd');
  return shown === '' ? 'Image' : shown;
}

/** File name for Shopify, without the extension. */
function stemOf(name: string): string {
  const stem = shownName(name)
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N}_-]+/gu, '-')
    .slice(0, 80);
  return stem === '' ? 'image' : stem;
}
