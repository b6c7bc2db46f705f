import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { translatedDocument } from '@cartwright/core/cart/translated-document';
import type { CartContent } from '@cartwright/core/contract/preview';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PreviewLayout } from '../../../../editor-kit/layout/use-layout';
import { countryName } from '../../../../editor-kit/pickers/countries/country-name';
import { MarketNote } from '../../../../editor-kit/preview/market-note';
import { PreviewFrame, PreviewProblem } from '../../../../editor-kit/preview/preview-frame';
import { PREVIEW_STATES, type PreviewState } from '../../../../editor-kit/preview/preview-state';
import {
  PreviewNote,
  PreviewNotes,
  PreviewToolbar,
  ShopperControls,
} from '../../../../editor-kit/preview/preview-toolbar';
import { useScene } from '../../../../editor-kit/preview/use-scene';
import { appsQuery } from '../../../../shared/api/apps-query';
import { loadErrorMessage } from '../../../../shared/api/load-error';
import type { ReadonlyStore } from '../../../../shared/state/store';
import { statesWith } from '../../../../widget-settings/offer-states';
import { useOfferedProducts } from '../../../../widget-settings/use-offered-products';
import { withOffered } from '../../../../widget-settings/with-offered';
import { useTitles } from '../model/component-title';
import { useCartView, useDocument, useEditor } from '../model/editor-context';
import { useChooseScreen } from '../model/use-screen';
import { barCountries, barCountry, barCountryMessage } from './auto-values';
import { PreviewCartControls } from './preview-cart-controls';
import { useBarPlaces, useStateOfText, useTargetLanguage } from './use-auto-values';
import { usePreviewCart } from './use-preview-cart';
import { useShownCart } from './use-shown-cart';

const STATES = Object.keys(PREVIEW_STATES) as PreviewState[];

/** Preview of the edited cart. */
export function PreviewPane({
  layout,
  selectedComponentId,
  revise = null,
}: {
  readonly layout: PreviewLayout;
  readonly selectedComponentId: string | null;
  /** Change with unsaved input, for a second preview: clicks and typing in it don't affect the editor. */
  readonly revise?: Revise | null;
}) {
  const choose = useChooseScreen();
  const cart = usePreviewCart();
  const drop = useCartView((view) => view.drag?.drop ?? null);
  const places = useBarPlaces();
  const joined = useDocument((document) => barCountries(document).join(','));
  const named = useMemo(() => joined.split(',').filter(Boolean), [joined]);
  const ids = useMemo(() => cart.products.map(({ id }) => id), [cart.products]);
  const scene = useScene({
    page: layout.page,
    selected: selectedComponentId,
    names: useTitles(),
    products: ids,
    country: useMemo(() => places && barCountry(places), [places]),
    language: useTargetLanguage(),
    state: useStateOfText(selectedComponentId),
  });
  const { market, country, state } = scene;
  const shown = useShownCart(cart, scene);
  const { widgets } = cart;
  const { lines } = shown;
  const place = { country: country.value, locale: scene.locale };
  const offers = useOfferedProducts({ widgets, lines, products: shown.products, ...place });
  const products = useMemo(
    () => withOffered(shown.products, offers.products),
    [shown.products, offers.products],
  );
  const { data: apps } = useQuery(appsQuery);
  const content = useCartSource(
    { products, prices: market?.prices ?? [], widgets, offered: offers.offered, lines, drop, apps },
    { revise, locale: scene.locale },
  );
  const touch = () => state.choose('as_it_is');
  const what = revise ? 'Preview of your code' : 'Preview';
  return (
    <PreviewFrame
      title={revise ? what : 'Cart preview'}
      label={what}
      source={{ surface: 'cart', scene: scene.scene, content }}
      hearing={{
        takesKeys: !revise,
        onLines(next) {
          touch();
          cart.setLines(next);
        },
        ...(!revise && { onSelect: (componentId) => choose({ kind: 'component', componentId }) }),
      }}
      view={layout}
      missing={scene.missing}
      head={
        <PreviewToolbar
          layout={layout}
          hasPage
          shopper={
            <ShopperControls scene={scene} named={named} states={statesWith(widgets, STATES, state.value)} />
          }
        >
          <PreviewNotes>
            {country.isAuto && places && (
              <PreviewNote>{barCountryMessage(places, countryName(country.value ?? ''))}</PreviewNote>
            )}
            {shown.problem !== null && <PreviewNote>{shown.problem}</PreviewNote>}
            <MarketNote scene={scene} />
          </PreviewNotes>
        </PreviewToolbar>
      }
    >
      {!revise && cart.problem !== null && (
        <PreviewProblem onRetry={cart.readAgain}>{cart.problem}</PreviewProblem>
      )}
      {!revise && offers.error && (
        <PreviewProblem onRetry={offers.again}>
          {loadErrorMessage(offers.error, 'The products of the data source couldn’t be loaded.')}
        </PreviewProblem>
      )}
      {!revise && market && (
        <PreviewCartControls
          cart={cart}
          worth={shown.worth}
          currency={market.market.currency}
          onTouch={touch}
        />
      )}
    </PreviewFrame>
  );
}

/** Maps the document to the one a second preview shows, with input that isn't applied yet. */
type Revise = (document: CartDocument) => CartDocument;

/** Content of a preview besides the document. */
type AroundCart = Omit<CartContent, 'document' | 'translated'>;

/**
 * Source of the edited cart and its content; changes are posted to the frame without a React
 * render.
 */
function useCartSource(
  { products, prices, widgets, offered, lines, drop }: AroundCart,
  { revise, locale }: { readonly revise: Revise | null; readonly locale: string },
): ReadonlyStore<CartContent> {
  const { document } = useEditor();
  return useMemo(
    () => ({
      get() {
        const present = document.get().history.present.cart;
        const shown = revise ? revise(present) : present;
        const translated = translatedDocument(shown, locale);
        return {
          document: shown,
          ...(translated !== shown && { translated }),
          products,
          prices,
          widgets,
          ...(offered && { offered }),
          lines,
          drop,
        };
      },
      subscribe: document.subscribe,
    }),
    [document, products, prices, widgets, offered, lines, drop, revise, locale],
  );
}
