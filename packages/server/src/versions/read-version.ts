import type { Look } from '@cartwright/core/looks/look';
import { readLook } from '@cartwright/core/looks/read-look';
import { readCartDocument } from '@cartwright/core/migrations/read-document';
import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import { readWidget } from '@cartwright/core/widgets/read-widget';
import type { Widget } from '@cartwright/core/widgets/widget';
import { type ApiFailure, failure } from '../http/api-failure';
import type { VersionRow } from './version-rows';

export type VersionDocument =
  | { readonly kind: 'cart'; readonly cart: CartDocument }
  | { readonly kind: 'widget'; readonly widget: Widget }
  | { readonly kind: 'look'; readonly look: Look };

/**
 * The document of a version as this code knows it. Fails with `unavailable` where it cannot read it: a newer version of the
 * app has saved it, or it was damaged.
 */
export function documentOf({
  kind,
  documentId,
  document,
}: Pick<VersionRow, 'kind' | 'documentId' | 'document'>):
  | { readonly ok: true; readonly document: VersionDocument }
  | ApiFailure {
  if (kind === 'cart') {
    const read = readCartDocument(document);
    if (!read.ok) return unreadable(read);
    return { ok: true, document: { kind, cart: { ...read.document, id: documentId } } };
  }
  if (kind === 'look') {
    const read = readLook(document);
    if (!read.ok) return unreadable(read);
    return { ok: true, document: { kind, look: { ...read.look, id: documentId } } };
  }
  const read = readWidget(document);
  if (!read.ok) return unreadable(read);
  return { ok: true, document: { kind, widget: { ...read.widget, id: Number(documentId) } } };
}

function unreadable({
  code,
  message,
  path,
}: {
  readonly code: string;
  readonly message: string;
  readonly path: readonly (string | number)[];
}): ApiFailure {
  return failure('unavailable', `This version can’t be opened. ${message}`, {
    issues: [{ code, path: [...path], message }],
  });
}
