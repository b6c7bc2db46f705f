import type { ShopLanguages } from '@cartwright/core/contract/catalogue-state';
import type { ShopStore } from '../db/for-shop';
import { catalogueState } from '../db/schema';

/** The languages of a shop, as its mirror was read last; null where it has none yet. */
export async function shopLanguages(store: ShopStore): Promise<ShopLanguages | null> {
  const [state] = await store.columns(catalogueState, ['scope']);
  if (!state?.scope) return null;
  const { language: own = 'en', languages } = state.scope;
  return { own, others: languages.filter((each) => each !== own) };
}
