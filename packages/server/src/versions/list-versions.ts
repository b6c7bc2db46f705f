import { type ListedVersion, VERSIONS_AT_ONCE } from '@cartwright/core/contract/versions';
import { differences, type PartDifference } from '@cartwright/core/editing/difference';
import { SHOP_LOOK_ID } from '@cartwright/core/looks/look';
import { lookParts } from '@cartwright/core/looks/look-parts';
import { cartParts } from '@cartwright/core/smart-cart/cart-parts';
import { widgetParts } from '@cartwright/core/widgets/widget-parts';
import type { ShopStore } from '../db/for-shop';
import { type ApiFailure, failure } from '../http/api-failure';
import { documentOf, type VersionDocument } from './read-version';
import { type DocumentName, type VersionRow, versionPage } from './version-rows';

/** A page of a document's versions, newest first. Fails with `not_found` for a document that is not there. */
export async function listDocumentVersions(
  store: ShopStore,
  name: DocumentName,
  before: number | undefined,
): Promise<
  { readonly ok: true; readonly answer: { versions: ListedVersion[]; next: number | null } } | ApiFailure
> {
  const { rows, following } = await versionPage(store, name, { before, most: VERSIONS_AT_ONCE });
  if (rows.length === 0 && before === undefined && !isUnsavedLook(name)) return documentMissing(name);
  // What changed in the last is told by the one that follows.
  const read = [...rows, ...(following ? [following] : [])].map((row) => {
    const found = documentOf(row);
    return found.ok ? found.document : null;
  });
  const versions = rows.map((row, index) => ({
    ...stampOf(row),
    changed: changedParts(read[index + 1] ?? null, read[index] ?? null),
  }));
  const next = following ? (rows.at(-1)?.revision ?? null) : null;
  return { ok: true, answer: { versions, next } };
}

/** When and by whom a version was saved. */
export function stampOf({ revision, savedAt, savedBy }: VersionRow) {
  return { revision, savedAt: savedAt.toISOString(), savedBy };
}

export function documentMissing({ kind }: DocumentName): ApiFailure {
  return failure('not_found', `This ${kind} no longer exists.`);
}

/** Looks are there before anybody saves them. */
function isUnsavedLook({ kind, id }: DocumentName): boolean {
  return kind === 'look' && id === SHOP_LOOK_ID;
}

function changedParts(before: VersionDocument | null, after: VersionDocument | null): string[] | null {
  if (before === null || after === null) return null;
  return differencesOf(before, after).map(({ title }) => title);
}

function differencesOf(before: VersionDocument, after: VersionDocument): readonly PartDifference[] {
  if (before.kind === 'cart' && after.kind === 'cart') {
    return differences(cartParts, before.cart, after.cart);
  }
  if (before.kind === 'widget' && after.kind === 'widget') {
    return differences(widgetParts, before.widget, after.widget);
  }
  if (before.kind === 'look' && after.kind === 'look') {
    return differences(lookParts, before.look, after.look);
  }
  return [];
}
