import type { Metafields } from '@cartwright/core/catalogue/metafield-text';
import { readConfig } from '@cartwright/storefront-kit/page/page-json';
import { effect } from '@preact/signals';
import type { Part } from '../../parts/part';
import type { CartSession } from '../../session/session';
import { allFacts, type ProductFacts } from './facts';
import { readMetafields } from './read-metafields';

/** Reads metafields of products in the visible cart, once per product and page. */
function followProducts(session: CartSession) {
  const facts = allFacts(session);
  const accessToken = readConfig()?.shop.storefrontAccessToken;
  const requested = new Set<number>();
  const learn = (found: Iterable<readonly [number, Metafields | undefined]>) => {
    const fresh = [...found].flatMap(([id, metafields]) => (metafields ? [[id, ofProduct(metafields)]] : []));
    if (fresh.length > 0) facts.value = { ...facts.peek(), ...Object.fromEntries(fresh) };
  };
  // Published with the config; in the preview, read by the editor.
  effect(() => {
    const { products } = session.rules.value.config;
    const ofEditor = session.page.preview?.products() ?? [];
    learn([...products, ...ofEditor].map(({ id, metafields }) => [id, metafields]));
  });
  effect(() => {
    const { lineMetafields: names, products } = session.rules.value.config;
    const lines = session.cartStore.truth.value?.lines ?? [];
    if (!names || !accessToken || !session.page.isOpen.value) return;
    const known = new Set([...requested, ...products.map(({ id }) => id)]);
    const ids = [...new Set(lines.map(({ productId }) => productId))].filter((id) => !known.has(id));
    if (ids.length === 0) return;
    for (const id of ids) requested.add(id);
    void readMetafields(accessToken, ids, names).then(learn);
  });
}

/** Exposes `custom.care` as both `metafields['custom.care']` and `metafields.custom.care`. */
function ofProduct(metafields: Metafields): ProductFacts {
  const spaces = new Map<string, [string, string][]>();
  for (const [name, text] of Object.entries(metafields)) {
    const [namespace = '', key = ''] = name.split('.');
    spaces.set(namespace, [...(spaces.get(namespace) ?? []), [key, text]]);
  }
  const nested = [...spaces].map(([namespace, fields]) => [namespace, Object.fromEntries(fields)]);
  return { metafields: { ...metafields, ...Object.fromEntries(nested) } };
}

export const part: Part<'product_facts'> = {
  css: '',
  Component({ session }) {
    session.stateOf('product_facts', () => followProducts(session) ?? true);
    return null;
  },
};
