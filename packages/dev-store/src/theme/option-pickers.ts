import { namedPalette } from '../catalogue/drawings/palette';
import {
  hasOnlyDefaultVariant,
  isAvailable,
  type Product,
  type ProductOption,
  type Variant,
} from '../engine/model/catalogue';
import type { Market } from '../engine/model/market';
import { type Html, html, raw } from './html';
import { messagesOf } from './locales/messages-of';

/**
 * Radio groups by option, outside of the form: the script submits the matching variant. Without JavaScript, the form's
 * select is shown instead.
 */
export function optionPickers(market: Market, product: Product, chosen: Variant): Html | '' {
  if (hasOnlyDefaultVariant(product)) return '';
  return html`
    <div class="pickers" data-pickers>
      ${product.options.map(
        ({ name, values }, position) => html`
          <fieldset class="picker">
            <legend><bdi>${name}</bdi>: <span data-picked dir="auto">${chosen.options[position]}</span></legend>
            <div class="picker__values">
              ${values.map((value) => radio(market, product, chosen, position, value))}
            </div>
          </fieldset>`,
      )}
    </div>`;
}

function radio(market: Market, product: Product, chosen: Variant, position: number, value: string): Html {
  const colour = colourOf(product.options[position], value);
  const there = isOffered(product, chosen, position, value);
  return html`
    <label class="${colour ? 'swatch' : 'chip'}" ${there ? '' : raw('data-sold-out')}>
      <input type="radio" name="option-${position + 1}" value="${value}" ${value === chosen.options[position] ? raw('checked') : ''}>
      ${colour ? html`<span class="swatch__colour" style="background:${colour}"></span>` : ''}
      <span class="${colour ? 'visually-hidden' : ''}" dir="auto">${value}</span>
      <span class="visually-hidden" data-sold-out-word>${there ? '' : messagesOf(market).script.soldOutValue}</span>
    </label>`;
}

/** Colour of a value: its swatch, else the colour of that name in the product images. */
function colourOf(option: ProductOption | undefined, value: string): string | undefined {
  const swatch = option?.swatches?.[value];
  if (swatch) return swatch.color;
  return /colou?r/i.test(option?.name ?? '') ? namedPalette(value)?.body : undefined;
}

/** Whether the combination with this value is available. */
function isOffered(product: Product, chosen: Variant, position: number, value: string): boolean {
  return product.variants.some(
    (variant) =>
      isAvailable(product, variant) &&
      variant.options.every((each, at) => each === (at === position ? value : chosen.options[at])),
  );
}
