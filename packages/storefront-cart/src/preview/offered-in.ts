import type { RenderMessage } from '@cartwright/core/contract/preview';
import type { WidgetDisplay } from '@cartwright/core/storefront/config';
import { marketProducts } from '@cartwright/core/storefront/market-products';
import type { PreviewedOffers } from '../state/ports/ports';
import { pageProducts } from './preview-rules';

/** Offers of a widget in the message's market. */
export function offeredIn(
  message: RenderMessage<'cart'>,
  { id = 0, dataSource }: Pick<WidgetDisplay, 'id' | 'dataSource'>,
): PreviewedOffers {
  const { content, store } = message;
  if (store === 'no_offers') return { isAsked: true, status: 'there', products: [] };
  if (store === 'offers_loading') return { isAsked: true, status: 'loading', products: [] };
  const products = pageProducts(marketProducts(content, message));
  const offered = dataSource === 'server' ? content.offered?.[id] : undefined;
  if (!offered) return { isAsked: false, status: 'there', products };
  const found = offered.products.flatMap((each) => products.find((product) => product.id === each) ?? []);
  return { isAsked: true, status: offered.status, products: found };
}
