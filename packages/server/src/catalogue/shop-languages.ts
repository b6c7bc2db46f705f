import type { ShopLanguages } from '@cartwright/core/contract/catalogue-state';
import type { ShopStore } from '../db/for-shop';
import { catalogueState } from '../db/schema';

/** Languages of a shop, by its mirror; null without one. */
export async function shopLanguages(store: ShopStore): Promise<ShopLanguages | null> {
  const [state] = await store.columns(catalogueState, ['scope']);
  if (!state?.scope) return null;
  const { language: own = 'en', languages } = state.scope;
  return { own, others: languages.filter((each) => each !== own) };
}
