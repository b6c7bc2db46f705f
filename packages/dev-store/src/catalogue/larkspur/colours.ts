import type { Metaobject, Product, ProductOption, Swatch } from '../../engine/model/catalogue';
import { namedPalette } from '../drawings/palette';
import { metaobjectId } from '../stable-id';

const COLOURS = ['Oat', 'Moss', 'Ink', 'Rust', 'Honey', 'Rose', 'Sage', 'Clay', 'Slate', 'Plum'];

/** Shopify's metaobject type of colours and patterns, and its product metafield. */
const KIND = 'shopify--color-pattern';
const LINK = { namespace: 'shopify', key: 'color-pattern' };

/** Metaobjects of the demo range's colours. */
export const COLOUR_ENTRIES: readonly Metaobject[] = COLOURS.map((name) => ({
  id: metaobjectId(KIND, name),
  type: KIND,
  handle: name.toLowerCase(),
  displayName: name,
  fields: [
    { key: 'label', type: 'single_line_text_field', value: name },
    { key: 'color', type: 'color', value: colourOf(name) },
  ],
}));

/** Product with colour swatches from metaobjects. Stripes have none. */
export function withColours(product: Product): Product {
  const at = product.options.findIndex(({ name }) => name === 'Colour');
  const option = product.options[at];
  if (!option) return product;
  const metafield = {
    ...LINK,
    type: 'list.metaobject_reference',
    value: JSON.stringify(option.values.map(entryOf)),
  };
  return {
    ...product,
    metafields: [...(product.metafields ?? []), metafield],
    options: product.options.map((each) => (each === option ? coloured(each, at, product) : each)),
  };
}

function coloured(option: ProductOption, at: number, product: Product): ProductOption {
  const striped = product.title.startsWith('Striped');
  const swatch = (value: string): Swatch => {
    const image = product.variants.find(({ options }) => options[at] === value)?.image;
    return { color: colourOf(value), ...(striped && image && { image }) };
  };
  return {
    ...option,
    swatches: Object.fromEntries(option.values.map((value) => [value, swatch(value)])),
    linkedMetafield: {
      ...LINK,
      entries: Object.fromEntries(option.values.map((value) => [value, entryOf(value)])),
    },
  };
}

function entryOf(name: string): string {
  return `gid://shopify/Metaobject/${metaobjectId(KIND, name)}`;
}

/** Swatch colour, as in the drawings. */
function colourOf(name: string): string {
  const palette = namedPalette(name);
  if (!palette) throw new Error(`${name} is no colour of the demo range.`);
  return palette.body;
}
