import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

/** Refuses what a page of another site posts: browsers say where a post comes from. */
export const fromOwnPagesOnly = createMiddleware(async (c, next) => {
  const origin = c.req.header('origin');
  const isForeign = origin !== undefined && origin !== new URL(c.req.url).origin;
  if (c.req.method === 'POST' && isForeign) return c.text('This form belongs to another site.', 403);
  return next();
});

/** No page of another site may show this one in a frame, and have its buttons pressed unseen. */
export function notForFrames(c: Context): void {
  c.header('content-security-policy', "frame-ancestors 'none'");
}
