import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { widgetIssues } from '@cartwright/core/cart/cart-edit';
import type { SavedCart } from '@cartwright/core/contract/carts';
import type { SavedWidget } from '@cartwright/core/contract/widgets';
import type { Issue } from '@cartwright/core/editing/issue';
import { sameValue } from '@cartwright/core/editing/same-value';
import type { ShopStore } from '../../db/for-shop';
import { invalidDocument } from '../../documents/invalid-document';
import { openDocument } from '../../documents/stored-documents';
import { type SavedBy, whoSaved } from '../../documents/version-rows';
import { testedFailure } from '../../experiments/running-tests';
import { type ApiFailure, failure } from '../../http/api-failure';
import { wantPublication } from '../../publishing/publication-state';
import { validateThenWrite } from '../../publishing/validate-then-write';
import { type SentWidget, savedOfSent, writeSentWidgets } from '../../widgets/sent-widgets';
import { widgetSizeIssues } from '../../widgets/widget-size-issues';
import { type CartChecks, issuesWhenSaved } from '../cart-checks';
import { cartRow } from '../cart-rows';
import { lockedFailure } from '../locked';
import { CARTS, savedCart } from '../saved-cart';
import { shopScheduleIssues } from '../schedule-issues';
import { writeCart } from '../write-cart';

export interface SaveRequest extends SavedBy {
  readonly id: string;
  readonly cart: CartDocument;
  /** Revision that the merchant's cart was read at. */
  readonly revision: number;
  readonly widgets: readonly SentWidget[];
  readonly rebuyAdmin: boolean;
}

type SaveResponse = SavedCart & {
  readonly turnedOff: string | null;
  readonly widgets: SavedWidget[];
};
export type SaveOutcome = { readonly ok: true; readonly response: SaveResponse } | ApiFailure;

/**
 * Saves a cart with the widgets that were edited with it, if nobody else has saved one of them since they were read: all
 * of it or nothing. Fails with `invalid_request`, `invalid_document`, `not_found`, `forbidden` (locked), `unavailable` or
 * `conflict` (with what is saved).
 */
export async function saveCartEdit(
  store: ShopStore,
  checks: CartChecks,
  request: SaveRequest,
): Promise<SaveOutcome> {
  const validate = () => failureBefore(store, checks, request);
  return validateThenWrite(store, validate, async (shop, problem): Promise<SaveOutcome> => {
    if (problem) return problem;
    const opened = await openDocument(shop, CARTS, request.id);
    return opened.ok ? writeEdit(shop, request, CARTS.responseOf(opened)) : opened;
  });
}

async function writeEdit(
  shop: ShopStore,
  { cart, revision, widgets, rebuyAdmin, now, by }: SaveRequest,
  saved: SavedCart,
): Promise<SaveOutcome> {
  const locked =
    lockedFailure(saved, rebuyAdmin) ?? (await testedFailure(shop, 'smart_cart', [cart.id], now));
  if (locked) return locked;
  const beside = await savedOfSent(shop, cart, widgets, now);
  if (!beside.ok) return beside;
  if (saved.revision !== revision || beside.conflicts.length > 0) {
    return failure('conflict', 'Someone else saved this cart since this page was opened.', {
      details: {
        saved,
        savedBy: await savedByOf(shop, saved, revision, beside.conflicts),
        yours: cart,
        widgets: beside.conflicts,
      },
    });
  }
  const issues = await shopScheduleIssues(shop, cart, saved.cart, now);
  if (issues.length > 0) return invalidDocument(issues);
  const { isFallback, locked: isLocked, abTestLocked } = saved.cart;
  const next = { ...cart, locked: isLocked, abTestLocked, isFallback };
  if (beside.writable.length > 0 && sameValue(next, saved.cart)) {
    await wantPublication(shop);
    const written = await writeSentWidgets(shop, beside.writable, { now, by });
    return { ok: true, response: { ...saved, turnedOff: null, widgets: written } };
  }
  const outcome = await writeCart(shop, next, { revision, now, by, rebuyAdmin });
  if (!outcome.ok) return outcome;
  const written = await writeSentWidgets(shop, beside.writable, { now, by });
  const response = savedCart(outcome.row);
  return response.ok
    ? { ok: true, response: { ...response.response, turnedOff: outcome.turnedOff, widgets: written } }
    : response;
}

/** Name of the last author of the conflict: of the cart, or if it is unchanged, of the first of its widgets. */
async function savedByOf(
  shop: ShopStore,
  { cart, ...saved }: SavedCart,
  revision: number,
  [widget]: readonly SavedWidget[],
): Promise<string | null> {
  const isCart = saved.revision !== revision || !widget;
  const last = isCart
    ? ({ kind: 'cart', id: cart.id, revision: saved.revision } as const)
    : ({ kind: 'widget', id: String(widget.widget.id), revision: widget.revision } as const);
  return whoSaved(shop, last);
}

/** Failures of the request, found before the shop is locked. */
async function failureBefore(
  store: ShopStore,
  checks: CartChecks,
  { id, cart, widgets }: SaveRequest,
): Promise<ApiFailure | null> {
  if (cart.id !== id) {
    const message = `The address names the cart ${id}, the cart says ${cart.id}.`;
    const issues = [{ code: 'id_mismatch', path: ['body', 'cart', 'id'], message }];
    return failure('invalid_request', message, { issues });
  }
  const documents = widgets.map(({ widget }) => widget);
  const twice = documents.findIndex(
    (widget, at) => documents.findIndex((each) => each.id === widget.id) < at,
  );
  if (twice >= 0) {
    const message = `The widget ${documents[twice]?.id} is sent twice.`;
    const issues = [{ code: 'sent_twice', path: ['body', 'widgets', twice], message }];
    return failure('invalid_request', message, { issues });
  }
  const row = await cartRow(store, id);
  const asSaved = { ...cart, isFallback: row?.isFallback ?? false };
  const found: readonly Issue[] = [
    ...documents.flatMap(widgetIssues),
    ...(await issuesWhenSaved(checks, asSaved, documents)),
  ];
  const issues = found.length > 0 ? found : await widgetSizeIssues(store, checks, documents, id);
  return issues.length > 0 ? invalidDocument(issues) : null;
}
