import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { StoreContext } from '../context/store-context';
import { isRecord } from '../engine/model/request-body';
import { FILE_ERROR_CODES } from '../state/file-record';

/** Maximum size of an image in bytes. Source: Shopify Help, "Uploading images". */
const MAX_BYTES = 20_000_000;

/** Maximum request size, including the form's other fields. */
const MAX_SENT = MAX_BYTES + 100_000;

/**
 * Routes for staged uploads (a form whose last field is the file) and for files. For tests: `POST
 * /__store/files/faults` (`{ "errorCode": "IMAGE_PROCESSING_FAILURE" }`) makes the next file fail.
 */
export function fileRoutes(store: StoreContext): Hono {
  const app = new Hono();
  const { files } = store;

  app.post('/admin/staged-uploads', bodyLimit({ maxSize: MAX_SENT }), async (c) => {
    const form = await c.req.formData().catch(() => null);
    const [key, signature, file] = ['key', 'x-goog-signature', 'file'].map((name) => form?.get(name));
    if (typeof key !== 'string' || typeof signature !== 'string' || !(file instanceof File)) {
      return c.text('key, x-goog-signature and file are needed.', 400);
    }
    if (file.size > MAX_BYTES) return c.text('The file is too large.', 400);
    const isTaken = files.take(key, signature, new Uint8Array(await file.arrayBuffer()));
    return isTaken ? c.body(null, 201) : c.text('The signature does not match.', 403);
  });

  app.get('/cdn/shop/files/:name', async (c) => {
    const file = files.all().find(({ name }) => name === c.req.param('name'));
    const content = file && files.isReady(file) ? await files.content(file) : null;
    if (!file || !content) return c.notFound();
    return c.body(new Uint8Array(content), 200, {
      'content-type': file.mimeType,
      'cache-control': 'public, max-age=31536000',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  app.post('/__store/files/faults', async (c) => {
    const body: unknown = await c.req.json().catch(() => null);
    const code = FILE_ERROR_CODES.find((each) => isRecord(body) && each === body.errorCode);
    if (!code) {
      const message = `One of ${FILE_ERROR_CODES.join(', ')} is needed.`;
      return c.json({ error: { message, path: 'errorCode' } }, 400);
    }
    files.failNext(code);
    return c.json({ errorCode: code });
  });
  return app;
}
