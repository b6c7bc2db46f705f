import {
  ANY_QUANTITY,
  hasOnlyDefaultVariant,
  isAvailable,
  type Product,
  type SellingPlan,
  type Variant,
} from '../engine/model/catalogue';
import type { Market } from '../engine/model/market';
import { unitPriceOf } from '../engine/price-line';
import { type Html, html, raw } from './html';
import { linkTo } from './link';
import type { ThemeMessages } from './locales/english';
import { messagesOf } from './locales/messages-of';
import { money } from './money';
import { stockNote } from './stock-note';

/** Product form: variant, selling plan, quantity. All controls work without JavaScript. */
export function buyForm(market: Market, product: Product, variant: Variant): Html {
  const available = isAvailable(product, variant);
  const messages = messagesOf(market);
  const { min, max, increment } = variant.quantityRule ?? ANY_QUANTITY;
  const anyAvailable = product.variants.some((each) => isAvailable(product, each));
  return html`
    <form class="buy" action="${linkTo(market, '/cart/add')}" method="post" enctype="multipart/form-data" data-product-form>
      ${
        hasOnlyDefaultVariant(product)
          ? html`<input type="hidden" name="id" value="${variant.id}">`
          : variantSelect(market, product, variant)
      }
      ${plans(market, product, variant)}
      <div class="buy__row">
        <label class="field field--quantity">
          <span>${messages.quantity}</span>
          <input type="number" name="quantity" value="${min}" min="${min}" max="${max ?? 999}" step="${increment}" inputmode="numeric">
        </label>
        <button class="button" type="submit" name="add" data-add ${anyAvailable ? '' : raw('disabled')}>${
          anyAvailable ? messages.script.addToCart : messages.script.soldOut
        }</button>
      </div>
      <p class="stock" data-stock>${stockNote(messages, variant.stock, available)}</p>
      <p class="notice notice--error" role="alert" data-form-error hidden></p>
    </form>`;
}

function variantSelect(market: Market, product: Product, chosen: Variant): Html {
  return html`
    <label class="field without-script">
      <span dir="auto">${product.options.map(({ name }) => name).join(' / ')}</span>
      <select name="id" data-variant-select>
        ${product.variants.map((each) => variantOption(market, product, each, each === chosen))}
      </select>
    </label>`;
}

function variantOption(market: Market, product: Product, variant: Variant, selected: boolean): Html {
  const varies = new Set(product.variants.map(({ price }) => price)).size > 1;
  const price = varies ? `, ${money(market, variant.price)}` : '';
  return html`<option value="${variant.id}" dir="auto" ${selected ? raw('selected') : ''}>${
    variant.title
  }${price}${isAvailable(product, variant) ? '' : messagesOf(market).soldOutVariant}</option>`;
}

function plans(market: Market, product: Product, variant: Variant): (Html | '')[] {
  const messages = messagesOf(market);
  return product.sellingPlanGroups.map((group) => {
    const [first] = group.plans;
    const once = product.requiresSellingPlan
      ? ''
      : planRadio('', messages.oneTimePurchase, '', money(market, variant.price), true);
    return html`
      <fieldset class="plans">
        <legend dir="auto">${product.requiresSellingPlan ? group.name : messages.howOften}</legend>
        ${once}
        ${group.plans.map((plan) =>
          planRadio(
            String(plan.id),
            messages.every(plan.name),
            saving(messages, plan),
            money(market, unitPriceOf(variant, plan, market.currency)),
            product.requiresSellingPlan && plan === first,
          ),
        )}
      </fieldset>`;
  });
}

function planRadio(value: string, title: string, hint: string, price: string, checked: boolean): Html {
  return html`
    <label class="plan">
      <input type="radio" name="selling_plan" value="${value}" ${checked ? raw('checked') : ''}>
      <span class="plan__title">${title}${hint === '' ? '' : html` <span class="plan__saving">${hint}</span>`}</span>
      <span class="plan__price" data-plan-price="${value}">${price}</span>
    </label>`;
}

function saving(messages: ThemeMessages, { percentOff }: SellingPlan): string {
  return percentOff > 0 ? messages.saving(percentOff) : '';
}
