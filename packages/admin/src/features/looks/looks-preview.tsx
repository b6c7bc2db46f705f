import type { CartContent } from '@cartwright/core/contract/preview';
import { listProducts } from '@cartwright/core/contract/products';
import type { Look } from '@cartwright/core/looks/look';
import { storefrontLook } from '@cartwright/core/looks/storefront-look';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Layout } from '../../editor-kit/layout/use-layout';
import { MarketNote } from '../../editor-kit/preview/market-note';
import { PreviewFrame } from '../../editor-kit/preview/preview-frame';
import { inState, type PreviewState } from '../../editor-kit/preview/preview-state';
import { PreviewNotes, PreviewToolbar, ShopperControls } from '../../editor-kit/preview/preview-toolbar';
import { steadySource } from '../../editor-kit/preview/steady-source';
import { useScene } from '../../editor-kit/preview/use-scene';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { pricedIds, sampleCart, sampleProducts } from '../../shared/format/sample-cart';

/** Preview states that a sample cart supports: it has no gift, and no discount field. */
const STATES: readonly PreviewState[] = ['as_it_is', 'empty', 'loading', 'error', 'sold_out'];

const NO_COUNTRIES: readonly string[] = [];

/** Live cart in a look, in a sandboxed frame: custom CSS can't affect this page. */
export function LooksPreview({ look, layout }: { readonly look: Look; readonly layout: Layout }) {
  const products = useQuery({
    queryKey: ['looks', 'products'],
    queryFn: ({ signal }) =>
      responseOf(api.call(listProducts, { params: {}, query: {}, body: undefined, signal })),
  });
  const found = products.isPending ? null : (products.data?.products ?? []);
  const bought = useMemo(() => (found === null ? null : sampleProducts(found)), [found]);
  const cart = useMemo(() => bought && sampleCart(bought), [bought]);
  const scene = useScene({
    look: useMemo(() => storefrontLook(look) ?? null, [look]),
    page: layout.page,
    products: useMemo(() => (bought ? pricedIds(bought) : []), [bought]),
  });
  const state = scene.state.value;
  const prices = scene.market?.prices;
  const content = useMemo(() => {
    if (!bought || !cart) return null;
    const lines = bought.map(({ variants }) => ({ variantId: variants[0]?.id ?? 0, quantity: 1 }));
    const sold = inState(state, { lines, products: bought });
    return steadySource<CartContent>({
      ...sold,
      document: cart,
      prices: prices ?? [],
      widgets: [],
      drop: null,
    });
  }, [bought, cart, prices, state]);
  return (
    <div className="cw-looks-preview">
      <PreviewFrame
        title="Cart preview"
        source={{ surface: 'cart', scene: scene.scene, content }}
        hearing={{ takesKeys: true, onLines: () => scene.state.choose('as_it_is') }}
        view={layout}
        missing={scene.missing}
        head={
          <PreviewToolbar
            layout={layout}
            hasPage
            shopper={<ShopperControls scene={scene} named={NO_COUNTRIES} states={STATES} />}
          >
            <PreviewNotes>
              <MarketNote scene={scene} />
            </PreviewNotes>
          </PreviewToolbar>
        }
      />
    </div>
  );
}
