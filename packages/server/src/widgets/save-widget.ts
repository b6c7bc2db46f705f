import type { SavedWidget } from '@cartwright/core/contract/widgets';
import { validateWidget } from '@cartwright/core/widgets/validate-widget';
import type { Widget } from '@cartwright/core/widgets/widget';
import type { CartChecks } from '../cart/cart-checks';
import type { ShopStore } from '../db/for-shop';
import { invalidDocument } from '../documents/invalid-document';
import { saveAtRevision } from '../documents/save-at-revision';
import type { DocumentResult } from '../documents/stored-documents';
import type { SavedBy } from '../documents/version-rows';
import { testedFailure } from '../experiments/running-tests';
import { failure } from '../http/api-failure';
import { wantPublication } from '../publishing/publication-state';
import { validateThenWrite } from '../publishing/validate-then-write';
import { installColumns, WIDGETS } from './widget-documents';
import { widgetSizeIssues } from './widget-size-issues';

interface SaveRequest extends SavedBy {
  readonly id: number;
  readonly widget: Widget;
  /** Revision that the merchant's widget was read at. */
  readonly revision: number;
}

/**
 * Saves a widget if its revision is unchanged; the storefront has to be published again. Fails with
 * `invalid_request`, `invalid_document`, `not_found`, `conflict`, or `forbidden` (in a running test).
 */
export async function saveShopWidget(
  store: ShopStore,
  checks: CartChecks,
  { id, widget, ...at }: SaveRequest,
): Promise<DocumentResult<SavedWidget>> {
  if (widget.id !== id) {
    const message = `The address names the widget ${id}, the widget says ${widget.id}.`;
    const issues = [{ code: 'id_mismatch', path: ['body', 'widget', 'id'], message }];
    return failure('invalid_request', message, { issues });
  }
  const issues = validateWidget(widget);
  if (issues.length > 0) return invalidDocument(issues);
  const validate = () => widgetSizeIssues(store, checks, [widget]);
  return validateThenWrite(store, validate, (shop, large) =>
    saveAtRevision(shop, WIDGETS, { ...at, id: String(id) }, async (_before, row) => {
      const locked = await testedFailure(shop, 'widget', [id], at.now);
      if (locked) return locked;
      if (large.length > 0) return invalidDocument(large);
      await wantPublication(shop);
      return { ok: true, document: widget, more: installColumns(widget, row, at.now) };
    }),
  );
}
