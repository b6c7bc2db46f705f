import type { Context } from 'hono';
import { notForFrames } from '../server/own-origin';
import type { Html } from '../theme/html';
import { backOfficeLayout } from './back-office-layout';

/** Answers with a page of the back office, which no other site may frame and no browser keeps. */
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
