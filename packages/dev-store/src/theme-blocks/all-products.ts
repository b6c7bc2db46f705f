import { Drop } from 'liquidjs';
import type { PageContext } from '../theme/page';
import { productObject } from './product-object';

/** Different products on a page. Source: Shopify Liquid, `all_products`. */
const MAX_HANDLES = 20;

/** `all_products[handle]`: a product that the market's shoppers see; nothing for another handle, and for one too many. */
export class AllProducts extends Drop {
  private readonly asked = new Set<string>();

  constructor(private readonly context: PageContext) {
    super();
  }

  override liquidMethodMissing(handle: string | number) {
    const { index } = this.context;
    this.asked.add(String(handle));
    const product = index.productByHandle(String(handle));
    if (!product?.published || (this.asked.size > MAX_HANDLES && !this.isEarly(String(handle)))) return null;
    return productObject(this.context, product);
  }

  private isEarly(handle: string): boolean {
    return [...this.asked].indexOf(handle) < MAX_HANDLES;
  }
}
