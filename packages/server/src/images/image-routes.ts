import { FILES_SCOPE } from '@cartwright/core/contract/access-scopes';
import {
  changeImage,
  deleteImage,
  IMAGE_UPLOAD_PATH,
  listImages,
  readImage,
  readImageAccess,
  readImageUses,
  searchImages,
  uploadedImage,
} from '@cartwright/core/contract/images';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { images } from '../db/schema';
import { type ApiFailure, failure, failureResponse } from '../http/api-failure';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import type { OpenAdminClient } from '../shopify/admin-client';
import { DELETE_FILE_MUTATION, deleteFileData } from '../shopify/documents/files';
import { shopifyOutcome } from '../shopify/shopify-outcome';
import { grantedScopes } from '../shops/granted-scopes';
import { followImages } from './follow-images';
import { galleryImageOf, imageRow, imageRows } from './image-rows';
import { imageUses } from './image-uses';
import { type SendForm, uploadImage } from './upload-image';

export interface ImageRouteOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  readonly adminOf: (shopId: string) => OpenAdminClient;
  readonly clock: () => Date;
  readonly newId: () => string;
  /** Hook after a deletion, which may affect whatever used the image. */
  readonly afterDelete?: (shopId: string) => Promise<void>;
  /** Absent: by fetch. */
  readonly sendForm?: SendForm;
}

/** Timeout of Shopify while a list loads. */
const TIMEOUT_MS = 2_000;
/** Timeout of changes. */
const LONG_TIMEOUT_MS = 15_000;
/** Timeout of an upload to Shopify. */
const UPLOAD_MS = 60_000;

export function imageRoutes(
  app: Hono,
  resolveShop: ResolveShop,
  { storeOf, adminOf, clock, newId, afterDelete = async () => {}, sendForm = postForm }: ImageRouteOptions,
): void {
  const found = async (shopId: string, query: Parameters<typeof imageRows>[1]) => {
    const store = storeOf(shopId);
    await followImages(store, adminOf(shopId).within(TIMEOUT_MS));
    const { rows, total } = await imageRows(store, query);
    return { images: rows.map(galleryImageOf), total };
  };

  serve(app, resolveShop, listImages, async ({ query, body, session }) => {
    if (query.offset !== undefined && query.offset !== body.offset) {
      return failure('invalid_request', 'The offsets of the query and of the body differ.');
    }
    const response = await found(session.shopId, { search: '', ...body });
    return { ok: true, response: { ...response, successful: true as const } };
  });

  serve(app, resolveShop, searchImages, async ({ body, session }) => ({
    ok: true,
    response: await found(session.shopId, body),
  }));

  serve(app, resolveShop, readImageAccess, async ({ session: { shopId } }) => {
    const granted = await grantedScopes(adminOf(shopId).within(TIMEOUT_MS));
    if (!granted.ok) return { ok: true, response: { access: 'unknown' as const } };
    return {
      ok: true,
      response: { access: granted.value.includes(FILES_SCOPE) ? ('granted' as const) : ('missing' as const) },
    };
  });

  serve(app, resolveShop, readImage, async ({ params: { uuid }, session }) => {
    const row = await imageRow(storeOf(session.shopId), uuid);
    return row ? { ok: true, response: { image: galleryImageOf(row) } } : imageMissing();
  });

  serve(app, resolveShop, changeImage, async ({ params: { uuid }, body, session }) => {
    const { name, alt } = body;
    const changes = { ...(name !== undefined && { name }), ...(alt !== undefined && { alt }) };
    const store = storeOf(session.shopId);
    if (Object.keys(changes).length > 0) await store.update(images, changes, eq(images.id, uuid));
    const row = await imageRow(store, uuid);
    return row ? { ok: true, response: { image: galleryImageOf(row) } } : imageMissing();
  });

  serve(app, resolveShop, readImageUses, async ({ params: { uuid }, session }) => {
    const store = storeOf(session.shopId);
    const row = await imageRow(store, uuid);
    return row ? { ok: true, response: { uses: await imageUses(store, row) } } : imageMissing();
  });

  serve(app, resolveShop, deleteImage, async ({ params: { uuid }, session: { shopId } }) => {
    const store = storeOf(shopId);
    const row = await imageRow(store, uuid);
    if (!row) return imageMissing();
    const admin = adminOf(shopId).within(LONG_TIMEOUT_MS);
    const deleted = await admin.run(DELETE_FILE_MUTATION, { fileIds: [row.fileId] }, deleteFileData);
    if (!deleted.ok) return shopifyOutcome(deleted);
    const problems = (deleted.value.fileDelete?.userErrors ?? []).filter(({ code }) => code !== GONE);
    if (problems.length > 0) {
      const reason = problems.map(({ message }) => message).join(' ');
      return failure('shopify_unavailable', `Shopify didn’t delete this image: ${reason}`);
    }
    await store.remove(images, eq(images.id, uuid));
    await afterDelete(shopId);
    return { ok: true, response: { successful: true as const } };
  });

  app.post(IMAGE_UPLOAD_PATH, async (context) => {
    const session = await resolveShop(context.req.raw);
    if (!session.ok) return failureResponse(session);
    const { shopId } = session;
    const note = await session.startNote?.({ method: 'POST', path: IMAGE_UPLOAD_PATH }, {});
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    const upload = { id: newId(), name: context.req.query('name') ?? '', bytes, now: clock() };
    const admin = adminOf(shopId).within(LONG_TIMEOUT_MS);
    const uploaded = await uploadImage(storeOf(shopId), admin, upload, sendForm);
    if (!uploaded.ok) return failureResponse(uploaded);
    await note?.();
    return context.json(uploadedImage.parse({ image: galleryImageOf(uploaded.row) }));
  });
}

/** Shopify's code for a file that was deleted already. */
const GONE = 'FILE_DOES_NOT_EXIST';

function imageMissing(): ApiFailure {
  return failure('not_found', 'This image doesn’t exist. It may have been deleted.');
}

async function postForm(url: string, form: FormData) {
  const response = await fetch(url, { method: 'POST', body: form, signal: AbortSignal.timeout(UPLOAD_MS) });
  await response.body?.cancel();
  return { ok: response.ok, status: response.status };
}
