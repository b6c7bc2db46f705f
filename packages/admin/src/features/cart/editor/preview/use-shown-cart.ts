import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { PreviewLine } from '@cartwright/core/contract/preview';
import { marketProducts } from '@cartwright/core/storefront/market-products';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { inState } from '../../../../editor-kit/preview/preview-state';
import type { Scene } from '../../../../editor-kit/preview/use-scene';
import { useDocument } from '../model/editor-context';
import { codeProblem } from './code-problem';
import { worthOf } from './compose-cart';
import type { PreviewCart } from './use-preview-cart';

/** The preview's cart in its state and market. */
export interface ShownCart {
  readonly lines: readonly PreviewLine[];
  readonly products: readonly CatalogueProduct[];
  /** Total of the lines, in subunits of the market's currency. */
  readonly worth: number;
  /** Reason why the requested state can't be shown; null if it is. */
  readonly problem: string | null;
}

const NONE: readonly CatalogueProduct[] = [];

/**
 * `cart` in the state and market of `scene`. Prices are the shop's: the frame converts them to the
 * market's.
 */
export function useShownCart(cart: PreviewCart, { scene, market, state }: Scene): ShownCart {
  const { lines, products, catalogue } = cart;
  const prices = market?.prices;
  const priced = useMemo(
    () => (scene && prices ? marketProducts({ products, prices }, scene) : NONE),
    [products, prices, scene],
  );
  const asksForGift = state.value === 'gift';
  // The rewards rules are a separate chunk, loaded on first use.
  const rules = useQuery({
    queryKey: ['preview', 'gift-rules'],
    queryFn: async () => (await import('./gift-cart')).giftCart,
    enabled: asksForGift,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const giftCart = asksForGift ? rules.data : undefined;
  const document = useDocument((present) => (giftCart ? present : null));
  const gift = useMemo(() => {
    if (!giftCart || !document || !market || !scene) return null;
    const sold = new Set(catalogue.map(({ id }) => id));
    return giftCart({
      document,
      products: priced,
      catalogue: priced.filter(({ id }) => sold.has(id)),
      market: market.market,
      shopCurrency: scene.shop.currency,
      locale: navigator.language,
    });
  }, [giftCart, document, priced, catalogue, market, scene]);

  const base = gift?.ok ? gift.lines : lines;
  const sold = useMemo(() => inState(state.value, { lines: base, products }), [state.value, base, products]);
  const noCode = useDocument((present) => {
    if (state.value !== 'code_refused' || !scene) return null;
    const isSold = new Set(priced.flatMap(({ variants }) => variants.map(({ id }) => id)));
    return codeProblem(
      present,
      sold.lines.some(({ variantId }) => isSold.has(variantId)),
    );
  });
  return {
    ...sold,
    worth: worthOf(sold.lines, priced),
    problem: gift && !gift.ok ? gift.why : noCode,
  };
}
