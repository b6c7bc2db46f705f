import type { WidgetContent } from '@cartwright/core/contract/preview';
import type { Widget } from '@cartwright/core/widgets/widget';
import { widgetFace } from '@cartwright/core/widgets/widget-face';
import type { Layout } from '../../editor-kit/layout/use-layout';
import { CartWidgetPreview } from './cart-widget-preview';
import { ServedPreview } from './served-preview';
import { useWidgetState } from './widget-document';

/** The widget where shoppers see it, by settings as they are edited. */
export function WidgetPreview({ layout }: { readonly layout: Layout }) {
  const widget = useWidgetState(({ history }) => history.present);
  if (widget.settings.bundle) {
    return <ServedPreview title="Bundle preview" surface="bundle" widget={widget} layout={layout} />;
  }
  return widget.classification === 'cart_page' ? (
    <CartWidgetPreview layout={layout} />
  ) : (
    <ServedPreview
      title="Widget preview"
      surface="widget"
      widget={widget}
      layout={layout}
      note={(content) => noteOf(widget, content)}
    />
  );
}

/** Note on what the preview can't show, such as the store's own recommendations. */
function noteOf(widget: Widget, { status }: WidgetContent): string | null {
  const isStores = status !== 'elsewhere' && widgetFace(widget).recommends !== null;
  return isStores ? 'The preview shows similar products instead of Shopify’s recommendations.' : null;
}
