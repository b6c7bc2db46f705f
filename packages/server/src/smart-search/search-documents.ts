import type { SavedKeywordGroups, SavedSearchSettings } from '@cartwright/core/contract/smart-search';
import type { Issue } from '@cartwright/core/editing/issue';
import {
  type KeywordGroups,
  NO_KEYWORD_GROUPS,
  readKeywordGroups,
  storedKeywordGroups,
  validateKeywordGroups,
} from '@cartwright/core/smart-search/keyword-groups';
import {
  newSearchSettings,
  readSearchSettings,
  type SearchSettings,
  storedSearchSettings,
  validateSearchSettings,
} from '@cartwright/core/smart-search/search-settings';
import type { ReadVersioned } from '@cartwright/core/texts/read-versioned';
import { eq } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { listingSettings } from '../db/schema';
import { lockShop } from '../db/shop-row';
import { type ApiFailure, failure } from '../http/api-failure';
import { refused } from '../http/refused';
import { servedDefaults } from '../listing/default-settings-rows';
import { KEYWORD_GROUPS_ID, SEARCH_ID, writeSettings } from '../listing/listing-settings-rows';

/** A document of search: a shop has one, saved as a whole at its revision. `Told` is what is answered of a saved one. */
interface SearchDocument<Doc, Told> {
  readonly id: string;
  /** What merchants call it. */
  readonly name: string;
  /** While none is saved. */
  readonly initial: (store: ShopStore) => Promise<Doc>;
  readonly read: (stored: unknown) => ReadVersioned<Doc>;
  readonly validate: (document: Doc) => readonly Issue[];
  readonly stored: (document: Doc) => Doc;
  readonly told: (document: Doc, at: Pick<SavedSearchSettings, 'revision' | 'updatedAt'>) => Told;
}

/** While none are saved, they are what holds for collections. */
export const SEARCH_SETTINGS: SearchDocument<SearchSettings, SavedSearchSettings> = {
  id: SEARCH_ID,
  name: 'settings of search',
  initial: async (store) => newSearchSettings(await servedDefaults(store)),
  read: readSearchSettings,
  validate: validateSearchSettings,
  stored: storedSearchSettings,
  told: (settings, at) => ({ settings, ...at }),
};

export const KEYWORD_GROUPS: SearchDocument<KeywordGroups, SavedKeywordGroups> = {
  id: KEYWORD_GROUPS_ID,
  name: 'keyword groups',
  initial: async () => NO_KEYWORD_GROUPS,
  read: readKeywordGroups,
  validate: validateKeywordGroups,
  stored: storedKeywordGroups,
  told: (document, at) => ({ document, ...at }),
};

type Answered<Answer> = { readonly ok: true; readonly answer: Answer } | ApiFailure;

/** What is saved. `unavailable` where this version can't read it. */
export async function savedDocument<Doc, Told>(
  store: ShopStore,
  { id, name, initial, read, told }: SearchDocument<Doc, Told>,
): Promise<Answered<Told>> {
  const [row] = await store.rows(listingSettings, { where: eq(listingSettings.id, id) });
  if (!row) return { ok: true, answer: told(await initial(store), { revision: 0, updatedAt: null }) };
  const found = read(row.document);
  if (!found.ok) {
    return failure('unavailable', `The ${name} can’t be opened. ${found.message}`, {
      issues: [{ code: found.code, path: [...found.path], message: found.message }],
    });
  }
  const { revision, updatedAt } = row;
  return { ok: true, answer: told(found.value, { revision, updatedAt: updatedAt.toISOString() }) };
}

/** What shoppers search by; while it can't be read, what holds where none is saved. */
export async function servedDocument<Doc>(
  store: ShopStore,
  kind: Pick<SearchDocument<Doc, unknown>, 'id' | 'initial' | 'read'>,
): Promise<Doc> {
  const [row] = await store.rows(listingSettings, { where: eq(listingSettings.id, kind.id) });
  const found = row ? kind.read(row.document) : null;
  return found?.ok ? found.value : kind.initial(store);
}

interface SaveRequest<Doc> {
  readonly setting: Doc;
  /** The revision that the merchant's document was read at; 0 for none. */
  readonly revision: number;
  readonly now: Date;
}

/** Saves one, if nobody else has since it was read. Fails with `invalid_cart` or `conflict`. */
export async function saveDocument<Doc, Told extends { readonly revision: number }>(
  store: ShopStore,
  kind: SearchDocument<Doc, Told>,
  { setting, revision, now }: SaveRequest<Doc>,
): Promise<Answered<{ readonly data: Told }>> {
  const invalid = kind.validate(setting);
  if (invalid.length > 0) return refused(invalid);
  return store.transaction(async (shop) => {
    await lockShop(shop);
    const saved = await savedDocument(shop, kind);
    if (!saved.ok) return saved;
    if (saved.answer.revision !== revision) {
      return failure('conflict', `Someone else saved these ${kind.name} after you opened them.`, {
        details: { saved: saved.answer },
      });
    }
    await writeSettings(shop, { id: kind.id, document: kind.stored(setting), revision, now });
    const written = await savedDocument(shop, kind);
    return written.ok ? { ok: true, answer: { data: written.answer } } : written;
  });
}
