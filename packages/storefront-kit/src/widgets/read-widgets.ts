import type { OfferedProduct } from '@cartwright/core/widgets/offered-product';
import {
  BREAKPOINTS,
  type ShownLayout,
  type ShownWidget,
  WIDGET_RESPONSE_VERSION,
  type WidgetResponse,
} from '@cartwright/core/widgets/widget-response';
import { plainAmount } from '../listing/plain-amount';
import { isCount, isListOf, isProduct, isText, isTruth } from '../listing/read-product';
import { isJson } from '../shopify/json';

/** Parses our server's widget response; null if invalid. */
export function readWidgets(text: string): WidgetResponse | null {
  const said = jsonOf(text);
  if (!isJson(said) || said.version !== WIDGET_RESPONSE_VERSION) return null;
  const { parts, widgets } = said;
  if (!isCount(parts) || parts === 0 || !isListOf(widgets, isWidget)) return null;
  return {
    version: WIDGET_RESPONSE_VERSION,
    parts,
    widgets: widgets.map((widget) => ({
      ...widget,
      products: widget.products.map((product) => ({
        ...product,
        price: plainAmount(product.price),
        compareAtPrice: product.compareAtPrice && plainAmount(product.compareAtPrice),
      })),
    })),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isWidget(value: unknown): value is ShownWidget {
  if (!isJson(value)) return false;
  const { id, title, texts, layout, style, tracking, recommends, outOfStock, limit, extras, products } =
    value;
  const { step, bundle, test } = value;
  return (
    isCount(id) &&
    isText(title) &&
    isJson(texts) &&
    isListOf([texts.add, texts.added, texts.soldOut, style, outOfStock], isText) &&
    isJson(layout) &&
    isListOf(
      Object.keys(BREAKPOINTS).map((at) => layout[at]),
      isLayout,
    ) &&
    isTruth(tracking) &&
    (recommends === null || isText(recommends)) &&
    isCount(limit) &&
    (extras === undefined || isJson(extras)) &&
    (step === undefined || isCount(step)) &&
    (test === undefined || isJson(test)) &&
    (bundle === undefined || (isJson(bundle) && isListOf(bundle.steps, isJson) && isJson(bundle.rule))) &&
    isListOf(products, isOffered)
  );
}

function isOffered(value: unknown): value is OfferedProduct {
  if (!isProduct(value)) return false;
  const { variants = [] } = value as { readonly variants?: unknown };
  return isListOf(
    variants,
    (each): each is object =>
      isJson(each) &&
      isListOf([each.id, each.amount], isCount) &&
      isText(each.title) &&
      isListOf([each.available, each.isSoldOnce], isTruth) &&
      isListOf(
        each.plans,
        (plan): plan is object => isJson(plan) && isText(plan.name) && isCount(plan.amount),
      ),
  );
}

/** Unknown layouts are rendered as a grid. */
function isLayout(value: unknown): value is ShownLayout {
  return isJson(value) && isText(value.type) && isCount(value.columns) && value.columns > 0;
}
