import type { Properties } from '../../engine/model/cart-state';
import type { Market } from '../../engine/model/market';
import { type Html, html } from '../html';
import { money } from '../money';
import { priceAfterDiscount } from './price-after-discount';

/** Line of checkout, thank-you page and back office; amounts in subunits of the market's currency. */
export interface SummaryLine {
  readonly image: string | null;
  readonly quantity: number;
  readonly title: string;
  readonly variantTitle: string | null;
  readonly sellingPlan: string | null;
  readonly properties: Properties;
  readonly original: number;
  /** After product discounts; order discounts are listed below the lines. */
  readonly final: number;
  readonly discounts: readonly { readonly title: string; readonly amount: number }[];
}

export function summaryLines(market: Market, lines: readonly SummaryLine[]): Html {
  return html`<ul class="co-lines">${lines.map((line) => lineRow(market, line))}</ul>`;
}

function lineRow(market: Market, line: SummaryLine): Html {
  const { image, quantity, title, variantTitle, sellingPlan, properties, original, final, discounts } = line;
  const about = [variantTitle, sellingPlan === null ? null : `Every ${sellingPlan}`].filter(
    (text) => text !== null,
  );
  return html`
    <li class="co-line">
      <div class="co-line__picture">
        ${image === null ? '' : html`<img src="${image}" alt="" width="64" height="64">`}
        <span class="co-line__count" aria-hidden="true">${quantity}</span>
      </div>
      <div class="co-line__about">
        <p class="co-line__title"><span class="visually-hidden">${quantity} × </span><bdi>${title}</bdi></p>
        ${about.map((text) => html`<p class="fine" dir="auto">${text}</p>`)}
        ${shownProperties(properties).map(([name, value]) => html`<p class="fine" dir="auto">${name}: ${value}</p>`)}
        ${discounts.map((each) => html`<p class="fine fine--off"><bdi>${each.title}</bdi> (−${money(market, each.amount)})</p>`)}
      </div>
      <p class="co-line__price">${priceAfterDiscount(market, original, final)}</p>
    </li>`;
}

/** Visible properties: those whose name begins with `_` are hidden, as in Shopify's checkout. */
function shownProperties(properties: Properties): [string, string][] {
  return Object.entries(properties)
    .filter(([name]) => !name.startsWith('_'))
    .map(([name, value]) => [name, String(value)]);
}
