import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

/** Rejects cross-site posts, by the browser's headers. */
export const fromOwnPagesOnly = createMiddleware(async (c, next) => {
  const origin = c.req.header('origin');
  const isForeign = origin !== undefined && origin !== new URL(c.req.url).origin;
  if (c.req.method === 'POST' && isForeign) return c.text('This form belongs to another site.', 403);
  return next();
});

/** Forbids framing by other sites, against clickjacking. */
export function notForFrames(c: Context): void {
  c.header('content-security-policy', "frame-ancestors 'none'");
}
