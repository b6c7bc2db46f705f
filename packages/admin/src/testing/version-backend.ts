import type { listVersions, readVersion } from '@cartwright/core/contract/versions';
import { type DocumentKind, KEPT_VERSIONS, VERSIONS_AT_ONCE } from '@cartwright/core/contract/versions';
import { differences } from '@cartwright/core/editing/difference';
import { SHOP_LOOK_ID } from '@cartwright/core/looks/look';
import { lookParts } from '@cartwright/core/looks/look-parts';
import { cartParts } from '@cartwright/core/smart-cart/cart-parts';
import { widgetParts } from '@cartwright/core/widgets/widget-parts';
import { type Done, type Refused, refused } from './outcome';

type Version = ReturnType<typeof readVersion.answer.parse>;
type Document = Version['document'];
type Page = ReturnType<typeof listVersions.answer.parse>;

/** Who saves when nobody else does. */
const USER = 'Store owner';

/** The server's versions, in memory. */
export interface VersionBackend {
  /** Keeps a revision; one that is kept already is renewed. */
  readonly keep: (document: Document, revision: number, savedAt: string, savedBy?: string) => void;
  /** The versions of a document that is deleted. */
  readonly forget: (kind: DocumentKind, id: string) => void;
  readonly list: (kind: DocumentKind, id: string, before?: number | undefined) => Done<Page> | Refused;
  readonly read: (kind: DocumentKind, id: string, revision: number) => Done<Version> | Refused;
  readonly savedBy: (kind: DocumentKind, id: string, revision: number) => string | null;
}

export function createVersionBackend(): VersionBackend {
  /** By document, newest first. */
  const kept = new Map<string, readonly Version[]>();
  const of = (kind: DocumentKind, id: string) => kept.get(`${kind} ${id}`) ?? [];
  const find = (kind: DocumentKind, id: string, revision: number) =>
    of(kind, id).find((each) => each.revision === revision);
  return {
    keep(document, revision, savedAt, savedBy = USER) {
      const id = idOf(document);
      const others = of(document.kind, id).filter((each) => each.revision !== revision);
      const version = { revision, savedAt, savedBy, document };
      kept.set(`${document.kind} ${id}`, [version, ...others].slice(0, KEPT_VERSIONS));
    },
    forget: (kind, id) => {
      kept.delete(`${kind} ${id}`);
    },
    list(kind, id, before = Number.POSITIVE_INFINITY) {
      const all = of(kind, id);
      const isUnsavedLook = kind === 'look' && id === SHOP_LOOK_ID;
      if (all.length === 0 && !isUnsavedLook) return refused('not_found', `This ${kind} no longer exists.`);
      const below = all.filter(({ revision }) => revision < before);
      const versions = below.slice(0, VERSIONS_AT_ONCE).map(({ document, ...stamp }, index) => ({
        ...stamp,
        changed: changedParts(below[index + 1]?.document, document),
      }));
      const next = below.length > VERSIONS_AT_ONCE ? (versions.at(-1)?.revision ?? null) : null;
      return { ok: true, value: { versions, next } };
    },
    read(kind, id, revision) {
      const found = find(kind, id, revision);
      if (!found) return refused('not_found', 'This version is no longer available.');
      return { ok: true, value: found };
    },
    savedBy: (kind, id, revision) => find(kind, id, revision)?.savedBy ?? null,
  };
}

function idOf(document: Document): string {
  if (document.kind === 'cart') return document.cart.id;
  return document.kind === 'look' ? document.look.id : String(document.widget.id);
}

function changedParts(before: Document | undefined, after: Document): string[] | null {
  if (before?.kind === 'cart' && after.kind === 'cart') {
    return differences(cartParts, before.cart, after.cart).map(({ title }) => title);
  }
  if (before?.kind === 'widget' && after.kind === 'widget') {
    return differences(widgetParts, before.widget, after.widget).map(({ title }) => title);
  }
  if (before?.kind === 'look' && after.kind === 'look') {
    return differences(lookParts, before.look, after.look).map(({ title }) => title);
  }
  return null;
}
