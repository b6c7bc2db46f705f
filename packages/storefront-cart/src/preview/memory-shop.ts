import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { PreviewLine, PreviewScene, StoreState } from '@cartwright/core/contract/preview';
import type { Catalogue, SellingPlanGroup } from '@cartwright/dev-store/engine/model/catalogue';
import { coreDiscounts } from '../platform/memory/core-discounts';
import { type MemoryCart, memoryCart } from '../platform/memory/memory-cart';
import { memoryCatalogue } from '../platform/memory/memory-catalogue';
import { type CartPort, type CartResponse, NO_ANSWER } from '../state/ports/cart-port';
import type { Rules } from '../state/ports/rules';

/** Store content: products, market and cart lines. */
export interface Stock {
  /** Products as sold in the market (`marketProducts`). */
  readonly products: readonly CatalogueProduct[];
  readonly lines: readonly PreviewLine[];
  readonly market: PreviewScene['market'];
}

/** In-memory store of the preview, refillable behind a stable port. */
export interface MemoryShop {
  readonly port: CartPort;
  product(handle: string): unknown;
  /** Sets the products and puts the lines into a new cart. */
  fill(of: Stock): void;
  /** Filters lines to those the store sells. */
  sold(lines: readonly PreviewLine[]): PreviewLine[];
  /** Sets the simulated state for all further requests. */
  turn(state: StoreState): void;
}

/** Creates an empty store. `rules` are read at each request, so that discounts follow the document. */
export function createMemoryShop(rules: () => Rules): MemoryShop {
  let ids = 0;
  const nextId = () => `preview-${++ids}`;
  let variants: ReadonlySet<number> = new Set();
  const sold: MemoryShop['sold'] = (lines) => lines.filter(({ variantId }) => variants.has(variantId));
  const stock = ({ products, lines, market }: Stock) => {
    variants = new Set(products.flatMap((product) => product.variants.map(({ id }) => id)));
    return memoryCart({
      catalogue: withExamplePlan(memoryCatalogue(products)),
      runDiscounts: coreDiscounts(rules),
      currency: market.currency,
      country: market.country ?? 'US',
      ...(market.rate !== null && { rate: market.rate }),
      nextId,
      initial: {
        lines: sold(lines).map(({ variantId, quantity }) => ({
          id: nextId(),
          variantId,
          quantity,
          properties: {},
          sellingPlanId: null,
        })),
        note: null,
        attributes: {},
        codes: [],
      },
    });
  };
  let cart = stock({ products: [], lines: [], market: { country: null, currency: 'USD', rate: null } });
  let state: StoreState = 'answers';

  /** Responds by the simulated state. Codes are refused by themselves, since the store has none. */
  function respond(ask: (cart: MemoryCart) => Promise<CartResponse>): Promise<CartResponse> {
    if (state === 'loading') return new Promise(() => undefined);
    return state === 'error' ? Promise.resolve(NO_ANSWER) : ask(cart);
  }

  return {
    port: {
      read: () => respond(({ read }) => read()),
      write: (request) => respond(({ write }) => write(request)),
    },
    product: (handle) => cart.product(handle),
    fill: (of) => {
      cart = stock(of);
    },
    sold,
    turn: (next) => {
      state = next;
    },
  };
}

/** Example plan of every product, since the editor doesn't know the shop's plans. */
const EXAMPLE: SellingPlanGroup = {
  id: 'example',
  name: 'Example',
  plans: [
    {
      id: 1,
      name: 'Every month (example)',
      description: '',
      options: [],
      recurringDeliveries: true,
      percentOff: 10,
    },
  ],
};

function withExamplePlan(catalogue: Catalogue): Catalogue {
  const products = catalogue.products.map((product) =>
    product.giftCard ? product : { ...product, sellingPlanGroups: [EXAMPLE] },
  );
  return { ...catalogue, products };
}
