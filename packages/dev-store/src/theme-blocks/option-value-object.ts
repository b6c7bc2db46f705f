import type { Swatch } from '../engine/model/catalogue';
import { ImageObject } from './image-object';

/** Value of an option as Liquid has it: in a text it is its name. Source: Shopify Liquid, `product_option_value`. */
export class OptionValueObject {
  /** Source: Shopify Liquid, `swatch`. */
  readonly swatch: { readonly color: string | null; readonly image: ImageObject | null } | null;

  constructor(
    readonly name: string,
    swatch: Swatch | undefined,
  ) {
    this.swatch = swatch
      ? { color: swatch.color ?? null, image: swatch.image ? new ImageObject(swatch.image) : null }
      : null;
  }

  toString(): string {
    return this.name;
  }

  toJSON(): string {
    return this.name;
  }
}
