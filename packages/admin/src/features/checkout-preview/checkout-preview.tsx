import './checkout-preview.css';
import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import { checkoutSummary } from '@cartwright/core/checkout-preview/checkout-summary';
import {
  keptLines,
  NO_PREVIEW_LINES,
  type PreviewLines,
  removeLine,
  selectProduct,
  withKeptLines,
} from '@cartwright/core/checkout-preview/preview-lines';
import type { Shop } from '@cartwright/core/contract/shop';
import { compileRewardsConfig } from '@cartwright/core/storefront/compile-rewards-config';
import { giftProductIds } from '@cartwright/core/storefront/products-of';
import { rewardsOfLines } from '@cartwright/core/storefront/rewards-of-lines';
import { Banner } from '@cartwright/ui/admin/banner';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { chosenProductsQuery } from '../../editor-kit/pickers/products/product-queries';
import { loadErrorMessage } from '../../shared/api/load-error';
import { attempt } from '../../shared/api/shop-of-page';
import { CHECKOUT_LINES } from '../../shared/api/storage-keys';
import { CheckoutLines } from './checkout-lines';
import { useLiveCart } from './checkout-queries';
import { CheckoutSummaryView } from './checkout-summary-view';
import { EarnedRewards } from './earned-rewards';

const NO_PRODUCTS: ReadonlyMap<number, CatalogueProduct> = new Map();

/** Lines with their checkout summary and rewards. `seedId`: default product of an empty preview. */
export function CheckoutPreview({ shop, seedId }: { readonly shop: Shop; readonly seedId: number | null }) {
  const { failed, cart } = useLiveCart();
  const [problem, setProblem] = useState<string | null>(null);
  const seeds = useQuery({ ...chosenProductsQuery([seedId ?? 0]), enabled: seedId !== null });
  const seed = seedId === null ? null : seeds.data?.get(seedId);
  const { lines, setLines } = usePreviewLines(shop.shopifyShopDomain, seed);
  const ids = [...lines.items.map(({ productId }) => productId), ...(cart ? giftProductIds(cart) : [])];
  const read = useQuery({ ...chosenProductsQuery(ids), enabled: ids.length > 0 });
  const known = ids.length > 0 ? (read.data ?? NO_PRODUCTS) : NO_PRODUCTS;

  const { rewards, summary } = useMemo(() => {
    const products = [...known.values()];
    const market = { country: shop.country, currency: shop.currency, rate: null };
    const config = cart && compileRewardsConfig(cart, products);
    const earned =
      config && rewardsOfLines(config, { lines: lines.items, products, market, shopCurrency: shop.currency });
    return { rewards: earned ?? null, summary: checkoutSummary(lines.items, products, earned ?? null) };
  }, [known, cart, lines, shop.country, shop.currency]);

  const isKnown = lines.items.every(({ productId }) => known.has(productId));
  const lost = read.isSuccess && !read.isPlaceholderData && !isKnown;
  const message = problem ?? (lost ? 'Failed to create line item from product data.' : null);
  return (
    <div className="cw-checkout">
      <div className="cw-checkout__lines">
        {message !== null && (
          <div role="alert">
            <Banner tone="critical" onDismiss={() => setProblem(null)}>
              <p>{message}</p>
            </Banner>
          </div>
        )}
        {read.isError && (
          <div role="alert">
            <Banner tone="critical" action={{ content: 'Try again', onAction: () => void read.refetch() }}>
              <p>{`Failed to load product: ${loadErrorMessage(read.error)}`}</p>
            </Banner>
          </div>
        )}
        <CheckoutLines
          lines={lines}
          products={known}
          onChange={(next) => {
            setProblem(null);
            setLines(next);
          }}
          onAdd={(selections, products) => {
            let next = lines;
            for (const { product_id: id, variant_ids: variants } of selections) {
              const product = products.find((each) => each.id === id) ?? 'it no longer exists.';
              for (const variant of variants.length > 0 ? variants : [undefined]) {
                const selected = selectProduct(next, id, product, variant);
                if (!selected.ok) return setProblem(selected.message);
                next = selected.lines;
              }
            }
            setProblem(null);
            setLines(next);
          }}
          onRemove={(index) => setLines(removeLine(lines, index))}
        />
      </div>
      <div className="cw-checkout__side">
        <CheckoutSummaryView shop={shop} summary={summary} isLoading={read.isPending && ids.length > 0} />
        <EarnedRewards shop={shop} cart={cart} failed={failed} rewards={rewards} />
      </div>
    </div>
  );
}

const kept = () => attempt(() => localStorage.getItem(CHECKOUT_LINES)) ?? null;

/**
 * Lines of a shop's checkout preview, persisted in localStorage. Defaults to the first variant of
 * `seed`, once loaded (null: no product).
 */
function usePreviewLines(shop: string, seed: CatalogueProduct | null | undefined) {
  const [changed, setChanged] = useState(() => keptLines(kept(), shop));
  const first = seed && selectProduct(NO_PREVIEW_LINES, seed.id, seed);
  const lines = changed ?? (first?.ok ? first.lines : NO_PREVIEW_LINES);
  function setLines(next: PreviewLines) {
    setChanged(next);
    attempt(() => localStorage.setItem(CHECKOUT_LINES, withKeptLines(kept(), shop, next)));
  }
  return { lines, setLines, isSeeded: changed === null };
}
