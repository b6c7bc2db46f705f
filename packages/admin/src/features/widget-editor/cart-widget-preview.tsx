import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { addComponent } from '@cartwright/core/cart/commands/add-component';
import { setComponentSettings } from '@cartwright/core/cart/commands/set-component-settings';
import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { CartContent, PreviewLine } from '@cartwright/core/contract/preview';
import { handPickedProducts } from '@cartwright/core/widgets/widget';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Layout } from '../../editor-kit/layout/use-layout';
import { chosenProductsQuery, productSearchQuery } from '../../editor-kit/pickers/products/product-queries';
import { MarketNote } from '../../editor-kit/preview/market-note';
import { PreviewFrame } from '../../editor-kit/preview/preview-frame';
import { inState, type PreviewState } from '../../editor-kit/preview/preview-state';
import {
  PreviewNote,
  PreviewNotes,
  PreviewToolbar,
  ShopperControls,
} from '../../editor-kit/preview/preview-toolbar';
import { steadySource } from '../../editor-kit/preview/steady-source';
import { useScene } from '../../editor-kit/preview/use-scene';
import { loadErrorMessage } from '../../shared/api/load-error';
import { pricedIds, sampleCart, sampleProducts } from '../../shared/format/sample-cart';
import { statesWith } from '../../widget-settings/offer-states';
import { useOfferedProducts } from '../../widget-settings/use-offered-products';
import { withOffered } from '../../widget-settings/with-offered';
import { useWidgetState } from './widget-document';

const STATES: readonly PreviewState[] = ['as_it_is', 'loading', 'sold_out', 'offers_loading', 'no_offers'];
const NO_COUNTRIES: readonly string[] = [];
const NONE: readonly CatalogueProduct[] = [];

/** Preview of a widget in a sample cart, with a product that it doesn't offer itself. */
export function CartWidgetPreview({ layout }: { readonly layout: Layout }) {
  const widget = useWidgetState(({ history }) => history.present);
  const joined = handPickedProducts(widget)
    .map(({ product_id }) => product_id)
    .join(',');
  const offered = useMemo(() => joined.split(',').filter(Boolean).map(Number), [joined]);
  const search = useInfiniteQuery(productSearchQuery({}));
  const wanted = useQuery({ ...chosenProductsQuery(offered), enabled: offered.length > 0 });
  const found = search.isPending ? null : (search.data?.pages[0]?.response.products ?? NONE);
  const bought = useMemo(
    () => found && sampleProducts(found.filter(({ id }) => !offered.includes(id))),
    [found, offered],
  );
  const cart = useMemo(() => bought && withWidget(sampleCart(bought), widget.id), [bought, widget.id]);
  const products = useMemo(() => {
    const all = [...(found ?? NONE), ...(wanted.data?.values() ?? []), ...(bought ?? NONE)];
    return [...new Map(all.map((product) => [product.id, product])).values()];
  }, [found, wanted.data, bought]);
  const scene = useScene({ products: useMemo(() => (bought ? pricedIds(bought) : []), [bought]) });
  const state = scene.state.value;
  const prices = scene.market?.prices;
  const widgets = useMemo(() => [widget], [widget]);
  // One line, so that the widget is visible without scrolling.
  const lines = useMemo(() => sampleLines(bought ?? NONE), [bought]);
  const place = { country: scene.country.value, locale: scene.locale };
  const offers = useOfferedProducts({ widgets, lines, products, ...place });
  const content = useMemo(() => {
    if (!bought || !cart) return null;
    const sold = inState(state, { lines, products: withOffered(products, offers.products) });
    return steadySource<CartContent>({
      ...sold,
      document: cart,
      prices: prices ?? [],
      widgets,
      offered: offers.offered,
      drop: null,
    });
  }, [bought, cart, lines, products, offers.products, offers.offered, prices, state, widgets]);
  const failed = [search, wanted].filter(({ isError, isFetching }) => isError && !isFetching);
  return (
    <PreviewFrame
      title="Widget preview"
      source={{ surface: 'cart', scene: scene.scene, content }}
      hearing={{ takesKeys: true, onLines: () => scene.state.choose('as_it_is') }}
      view={layout}
      missing={scene.missing}
      head={
        <PreviewToolbar
          layout={layout}
          shopper={
            <ShopperControls scene={scene} named={NO_COUNTRIES} states={statesWith(widgets, STATES, state)} />
          }
        >
          <PreviewNotes>
            <MarketNote scene={scene} />
            {failed.length > 0 && (
              <PreviewNote onRetry={() => failed.map(({ refetch }) => refetch())}>
                The products couldn’t be loaded.
              </PreviewNote>
            )}
            {offers.error && (
              <PreviewNote onRetry={offers.again}>
                {loadErrorMessage(offers.error, 'The products of the data source couldn’t be loaded.')}
              </PreviewNote>
            )}
          </PreviewNotes>
        </PreviewToolbar>
      }
    />
  );
}

const sampleLines = (bought: readonly CatalogueProduct[]): PreviewLine[] =>
  bought.slice(0, 1).map(({ variants }) => ({ variantId: variants[0]?.id ?? 0, quantity: 1 }));

function withWidget({ components, ...cart }: CartDocument, widgetId: number): CartDocument {
  const plain: CartDocument = {
    ...cart,
    components: components.map((component) =>
      component.type === 'tiered_progress_bar' ? { ...component, visibilityStatus: 'hidden' } : component,
    ),
  };
  const added = addComponent(plain, { type: 'cross_sell_widget', newId: () => 'previewed' });
  if (!added.ok) return plain;
  const settings = { widgetId };
  const chosen = setComponentSettings(added.document, {
    componentId: 'previewed',
    settings,
    field: 'widgetId',
  });
  return chosen.ok ? chosen.document : plain;
}
