import type { RenderMessage } from '@cartwright/core/contract/preview';
import type { Catalogue, SellingPlanGroup } from '@cartwright/dev-store/engine/catalogue';
import type { CartPort } from '../platform/cart-port';
import { coreDiscounts } from '../platform/memory/core-discounts';
import { memoryCart } from '../platform/memory/memory-cart';
import { memoryCatalogue } from '../platform/memory/memory-catalogue';
import type { Rules } from '../state/rules';

/** The preview's store: its cart can be filled anew while the kernel keeps the same port. */
export interface MemoryShop {
  readonly port: CartPort;
  product(handle: string): unknown;
  /** Stocks the store with the message's products and puts its lines into a new cart. */
  fill(message: Pick<RenderMessage, 'products' | 'lines' | 'shop' | 'country'>): void;
}

/** An empty store. `rules` are asked at each request, so that discounts follow the document. */
export function createMemoryShop(rules: () => Rules): MemoryShop {
  let ids = 0;
  const nextId = () => `preview-${++ids}`;
  const stock = ({ products, lines, shop, country }: Parameters<MemoryShop['fill']>[0]) =>
    memoryCart({
      catalogue: withExamplePlan(memoryCatalogue(products)),
      runDiscounts: coreDiscounts(rules),
      currency: shop.currency,
      country: country ?? 'US',
      nextId,
      initial: {
        lines: lines.map(({ variantId, quantity }) => ({
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
  let cart = stock({ products: [], lines: [], shop: { domain: '', currency: 'USD' }, country: null });
  return {
    port: { read: () => cart.read(), write: (request) => cart.write(request) },
    product: (handle) => cart.product(handle),
    fill: (message) => {
      cart = stock(message);
    },
  };
}

/** The editor knows no plans of the shop's products: each has this one, so that it can be seen how a line offers it. */
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
