import type { Context } from 'hono';
import { notForFrames } from '../server/own-origin';
import type { Html } from '../theme/html';
import { backOfficeLayout } from './back-office-layout';

/** Response with a back office page: not frameable, not cached. */
export function showBackOffice(
  c: Context,
  shopName: string,
  title: string,
  body: Html,
  status: 200 | 404 | 422 = 200,
) {
  notForFrames(c);
  c.header('cache-control', 'no-store');
  return c.html(backOfficeLayout(shopName, title, body), status);
}
