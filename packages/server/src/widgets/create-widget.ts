import type { CreatedWidget, ListedWidget } from '@cartwright/core/contract/widgets';
import type { Issue } from '@cartwright/core/editing/issue';
import { givesOffer } from '@cartwright/core/storefront/compile-offers';
import { createdWidget, requestedSource } from '@cartwright/core/widgets/created-widget';
import { validateWidget } from '@cartwright/core/widgets/validate-widget';
import type { Widget } from '@cartwright/core/widgets/widget';
import { widgetRooms } from '@cartwright/core/widgets/widget-rooms';
import type { CartChecks } from '../cart/cart-checks';
import type { ShopStore } from '../db/for-shop';
import { invalidDocument } from '../documents/invalid-document';
import { writeDocument } from '../documents/stored-documents';
import type { SavedBy } from '../documents/version-rows';
import { type ApiFailure, failure } from '../http/api-failure';
import { wantPublication } from '../publishing/publication-state';
import { validateThenWrite } from '../publishing/validate-then-write';
import { listWidgetsOf } from './list-widgets';
import { noRoomForWidgets, reserveId } from './reserve-widget-id';
import { installColumns, WIDGETS } from './widget-documents';
import { widgetSizeIssues } from './widget-size-issues';

type Created = {
  readonly ok: true;
  readonly isPublished: boolean;
  readonly response: { widget_id: number; widgets?: ListedWidget[] };
};

/**
 * Creates a widget with the shop's next id; if it gives a discount or is shown on pages, the storefront is republished
 * (`isPublished`). Fails with `invalid_request`, `invalid_document`, `limit_reached` or `unavailable`.
 */
export async function createShopWidget(
  store: ShopStore,
  checks: CartChecks,
  body: CreatedWidget,
  saved: SavedBy,
): Promise<Created | ApiFailure> {
  const made = requested(0, body);
  if (!made.ok) return made;
  const isOffer = givesOffer(made.widget);
  const isPublished = isOffer || Object.keys(widgetRooms([made.widget])).length > 0;
  const validate = () => (isOffer ? widgetSizeIssues(store, checks, [made.widget]) : Promise.resolve([]));
  // Within the shop's lock, so that concurrent calls don't use the same id.
  return validateThenWrite<readonly Issue[], Created | ApiFailure>(store, validate, async (shop, large) => {
    const full = await noRoomForWidgets(shop, 1);
    if (full) return full;
    if (large.length > 0) return invalidDocument(large);
    const document = { ...made.widget, id: await reserveId(shop) };
    const more = installColumns(document, null, saved.now);
    await writeDocument(shop, WIDGETS, { document, revision: 0 }, saved, more);
    if (isPublished) await wantPublication(shop);
    const widgets = body.return_widgets ? await listWidgetsOf(shop, 'all', saved.now) : null;
    return { ok: true, isPublished, response: { widget_id: document.id, ...(widgets && { widgets }) } };
  });
}

/** Valid widget of a request. */
function requested(
  id: number,
  { widget, widget_name: name = '', classification, data_source_path, data_source_name }: CreatedWidget,
): { readonly ok: true; readonly widget: Widget } | ApiFailure {
  if (widget) return checked(createdWidget(id, widget));
  const dataSourcePath = requestedSource(data_source_path, data_source_name);
  if (dataSourcePath === null) return unknownSource('data_source_name', `${data_source_name}`);
  const made = checked(createdWidget(id, { name, classification, dataSourcePath }));
  // No other field can be invalid.
  return made.ok ? made : unknownSource('data_source_path', dataSourcePath);
}

function checked(widget: Widget): { readonly ok: true; readonly widget: Widget } | ApiFailure {
  const issues = validateWidget(widget);
  return issues.length > 0 ? invalidDocument(issues) : { ok: true, widget };
}

function unknownSource(field: string, value: string): ApiFailure {
  const message = `There is no data source "${value}".`;
  return failure('invalid_request', message, {
    issues: [{ code: 'data_source', path: ['body', field], message }],
  });
}
