import type { StoreContext } from '../../context/store-context';
import type { Product, ProductOption, Swatch } from '../../engine/model/catalogue';
import { hashInRange } from '../../engine/model/hash';
import { gid } from '../wire/gid';
import { mediaSource } from './product-media';
import { translationFields } from './translations';

export function optionSource(store: StoreContext, product: Product, index: number) {
  const option = product.options[index];
  if (!option) throw new Error(`${product.handle} has no option ${index}.`);
  const { name, values, linkedMetafield, translations } = option;
  return {
    id: gid('ProductOption', product.id + index),
    name,
    position: index + 1,
    values,
    optionValues: () => values.map((value) => valueSource(store, product, option, value)),
    linkedMetafield: linkedMetafield
      ? { namespace: linkedMetafield.namespace, key: linkedMetafield.key }
      : null,
    ...translationFields(translations),
  };
}

function valueSource(store: StoreContext, product: Product, option: ProductOption, value: string) {
  const at = product.options.indexOf(option);
  const swatch = option.swatches?.[value];
  return {
    id: gid('ProductOptionValue', valueId(product, at, value)),
    name: value,
    hasVariants: product.variants.some(({ options }) => options[at] === value),
    linkedMetafieldValue: option.linkedMetafield?.entries[value] ?? null,
    swatch: swatch ? swatchSource(store, swatch) : null,
    ...translationFields(option.valueTranslations?.[value]),
  };
}

function swatchSource(store: StoreContext, { color, image }: Swatch) {
  return { color: color ?? null, image: image ? mediaSource(store, image) : null };
}

function valueId({ id }: Product, option: number, value: string): number {
  return hashInRange(`option value ${id} ${option} ${value}`, 3_000_000_000_000, 999_999_999_999);
}
