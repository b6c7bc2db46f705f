import type { Order } from '../orders/order';
import { deliveryLeft, type RefundAmounts, type RefundRequest, unitsLeft } from '../orders/refund';
import { type Html, html, raw } from '../theme/html';
import { amountText } from './both-currencies';

/** Content of the refund form besides the order. */
export interface RefundView {
  /** Idempotency key of the next refund. */
  readonly key: string;
  readonly request: RefundRequest;
  /** Calculated refund; null before the request. */
  readonly preview: RefundAmounts | null;
  /** Error or success message. */
  readonly message: { readonly kind: 'problem' | 'done'; readonly text: string } | null;
}

/** Refund form: quantities and delivery, calculated amount, then the refund. */
export function refundForm(order: Order, view: RefundView): Html {
  const { message } = view;
  const isOver = order.lines.every((line) => unitsLeft(order, line) === 0) && deliveryLeft(order) === null;
  return html`
    <section class="bo-card" id="refund" aria-labelledby="refund-title">
      <h2 id="refund-title">Refund</h2>
      ${message ? html`<p class="notice ${message.kind === 'problem' ? 'notice--error' : ''}" role="${message.kind === 'problem' ? 'alert' : 'status'}">${message.text}</p>` : ''}
      ${isOver ? html`<p>Everything has been refunded.</p>` : fields(order, view)}
    </section>`;
}

function fields(order: Order, { key, request, preview }: RefundView): Html {
  const delivery = deliveryLeft(order);
  return html`
    <form class="bo-refund" action="/back-office/orders/${order.number}/refunds#refund" method="post">
      <input type="hidden" name="key" value="${key}">
      <div class="bo-units">${order.lines.map((line) => {
        const left = unitsLeft(order, line);
        if (left === 0) return '';
        const id = `units-${line.id}`;
        return html`
          <div class="bo-unit">
            <label for="${id}">${line.title} <span class="fine">${line.variantTitle === null ? '' : `${line.variantTitle}, `}up to ${left}</span></label>
            <input id="${id}" type="number" name="quantities[${line.id}]" value="${request.quantities.get(line.id) ?? 0}" min="0" max="${left}" inputmode="numeric">
          </div>`;
      })}</div>
      ${
        delivery
          ? html`<label class="bo-check"><input type="checkbox" name="delivery" value="1"${request.delivery ? raw(' checked') : ''}><span>Shipping (${amountText(order, delivery)})</span></label>`
          : ''
      }
      ${
        order.payments.some(({ kind }) => kind === 'gift_card')
          ? html`<p class="fine">A gift card paid for part of this order. The refund is recorded, and the card’s balance stays as it is.</p>`
          : ''
      }
      ${
        preview
          ? html`
            <input type="hidden" name="shown" value="${amountText(order, preview.total)}">
            <p class="bo-preview" role="status">This refunds <strong>${amountText(order, preview.total)}</strong>.</p>`
          : ''
      }
      <div class="bo-actions">
        <button class="button button--plain" type="submit" name="do" value="preview">${preview ? 'Update preview' : 'Preview refund'}</button>
        ${preview ? html`<button class="button" type="submit" name="do" value="refund">Refund ${amountText(order, preview.total)}</button>` : ''}
      </div>
    </form>`;
}
