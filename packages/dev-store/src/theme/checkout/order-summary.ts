import { formatMoney } from '@cartwright/core/money/format-money';
import type { Quote, QuotedLine } from '../../checkout/quote';
import { hasOnlyDefaultVariant } from '../../engine/model/catalogue';
import type { Market } from '../../engine/model/market';
import type { GiftCardPayment } from '../../engine/pay-by-gift-cards';
import { type Html, html, raw } from '../html';
import { money } from '../money';
import { priceRows } from '../summary';
import type { CheckoutView } from './checkout-view';
import { priceAfterDiscount } from './price-after-discount';
import { type SummaryLine, summaryLines } from './summary-lines';
import { textField } from './text-field';

/** Order summary: items, codes, gift cards and totals; collapsible on small screens. */
export function orderSummary(market: Market, shopCurrency: string, view: CheckoutView): Html {
  const { quote } = view;
  return html`
    <section class="co-summary" aria-labelledby="summary-title">
      <details open data-summary>
        <summary>
          <h2 id="summary-title">Order summary</h2>
          <span class="co-summary__total" data-part="total">${money(market, quote.toPay)}</span>
        </summary>
        ${view.problems.code ? '' : FOLD_ON_SMALL_SCREENS}
        <div class="co-summary__in" data-part="summary">
          ${summaryLines(market, quote.lines.map(lineOf))}
          ${codeField(view)}
          ${appliedCodes(quote)}
          ${appliedGiftCards(quote, shopCurrency)}
          ${sums(market, quote)}
        </div>
      </details>
    </section>`;
}

/** Collapses it before the first paint, to avoid a layout shift. */
const FOLD_ON_SMALL_SCREENS = raw(
  "<script>if (matchMedia('(max-width: 999px)').matches) document.currentScript.parentElement.open = false;</script>",
);

function lineOf({ line, discounts }: QuotedLine): SummaryLine {
  const { product, variant, sellingPlan, state } = line;
  return {
    image: (variant.image ?? product.image)?.src ?? null,
    quantity: state.quantity,
    title: product.title,
    variantTitle: hasOnlyDefaultVariant(product) ? null : variant.title,
    sellingPlan: sellingPlan?.name ?? null,
    properties: state.properties,
    original: line.originalPrice,
    final: line.finalPrice,
    discounts: discounts
      .filter((discount) => discount.of === 'product')
      .map(({ application, amount }) => ({ title: application.title, amount })),
  };
}

function codeField(view: CheckoutView): Html {
  return html`
    <div class="co-code">
      ${textField(view, 'code', {
        label: 'Discount code or gift card',
        value: view.typed.code,
        autocomplete: 'off',
        isPlain: true,
      })}
      <button class="button button--plain" type="submit" name="do" value="apply">Apply</button>
    </div>`;
}

function appliedCodes({ cart }: Quote): Html | '' {
  if (cart.codes.length === 0) return '';
  return html`
    <ul class="co-chips" aria-label="Discount codes">
      ${cart.codes.map(
        ({ code, applicable }) => html`
          <li class="co-chip">
            <span>${code}${applicable ? '' : html` <span class="co-chip__off">doesn’t apply to this order</span>`}</span>
            ${removal('remove_code', code, code)}
          </li>`,
      )}
    </ul>`;
}

function appliedGiftCards({ giftCards }: Quote, shopCurrency: string): Html | '' {
  if (giftCards.length === 0) return '';
  return html`
    <ul class="co-chips" aria-label="Gift cards">
      ${giftCards.map(
        ({ code, balance }) => html`
          <li class="co-chip">
            <span>•••• ${code.slice(-4)} <span class="fine">Balance ${formatMoney(balance, shopCurrency, 'en')}</span></span>
            ${removal('remove_gift_card', code, `gift card ending in ${code.slice(-4)}`)}
          </li>`,
      )}
    </ul>`;
}

function removal(name: string, value: string, what: string): Html {
  return html`<button class="co-chip__remove" type="submit" name="${name}" value="${value}"><span class="visually-hidden">Remove ${what}</span><span aria-hidden="true">×</span></button>`;
}

function sums(market: Market, quote: Quote): Html {
  const { cart, delivery, total, giftCards, toPay } = quote;
  return priceRows(
    market,
    cart,
    html`${
      delivery
        ? html`
          <div>
            <dt>Shipping <span class="fine" dir="auto">${delivery.title}${delivery.share ? `, ${delivery.share.application.title}` : ''}</span></dt>
            <dd>${priceAfterDiscount(market, delivery.originalPrice, delivery.finalPrice)}</dd>
          </div>`
        : ''
    }
      <div class="sums__total"><dt>Total</dt><dd>${money(market, total)}</dd></div>
      ${giftCards.map((payment) => paymentRow(market, payment))}
      ${giftCards.length > 0 ? html`<div class="sums__total"><dt>To pay</dt><dd>${money(market, toPay)}</dd></div>` : ''}`,
  );
}

function paymentRow(market: Market, { code, used, balance }: GiftCardPayment): Html {
  const nothing = balance === 0 ? 'No balance left' : 'Nothing left to pay';
  return html`
    <div>
      <dt>Gift card •••• ${code.slice(-4)}</dt>
      <dd>${used === 0 ? nothing : `−${money(market, used)}`}</dd>
    </div>`;
}
