import { widgetProperties } from '@cartwright/core/widgets/line-properties';
import type { OfferedProduct } from '@cartwright/core/widgets/offered-product';
import type { WidgetFace } from '@cartwright/core/widgets/widget-response';
import { ProductCard } from '@cartwright/ui/listing/product-card';
import { ProductWidget } from '@cartwright/ui/listing/product-widget';
import { render } from 'preact';
import { layoutNow } from './shown-layout';
import { propertiesIn } from './style-properties';
import type { WidgetMessages } from './widget-messages';
import { type ChoicesPart, type FramePart, isOpened, type RenderContext } from './widget-parts';

/** Mutable state of a widget. */
interface WidgetState {
  readonly products: readonly OfferedProduct[];
  /** Variants added from this widget. */
  readonly added: ReadonlySet<number>;
  /** Live region text of the latest change. */
  readonly said: string;
}

/** Constant props of a widget. */
interface RenderProps {
  readonly messages: WidgetMessages;
  readonly addTo: string;
  readonly page: RenderContext['page'];
  readonly choices: ChoicesPart | null;
  readonly frame: FramePart | null;
  /** End of its offer (epoch milliseconds); null: never. */
  readonly endsAt: number | null;
}

/** Renders a widget into its element; called again at another breakpoint. */
export function drawWidget(
  place: HTMLElement,
  widget: WidgetFace,
  { products, added, said }: WidgetState,
  { messages, addTo, page, choices, frame, endsAt }: RenderProps,
): void {
  const { id, title, style, tracking, extras } = widget;
  const texts = {
    add: messages.own(widget.texts.add),
    added: messages.own(widget.texts.added),
    soldOut: messages.own(widget.texts.soldOut),
  };
  const heading = `cw-widget-${id}`;
  const named = messages.own(title);
  const isBehind = frame && extras && isOpened(extras);
  const widgetStyle = propertiesIn(style);
  const drawn = (
    <ProductWidget
      id={heading}
      title={isBehind ? '' : named}
      layout={layoutNow(widget.layout)}
      products={products}
      texts={{ ...messages, ...texts, ...(isBehind && named && { label: named }) }}
      addTo={addTo}
      properties={widgetProperties(id, tracking, Boolean(extras?.discount))}
      added={added}
      said={said}
      style={widgetStyle}
      {...(extras && choices?.draws({ extras, texts, added, messages, page, Card: ProductCard }))}
    />
  );
  render(
    frame && extras
      ? frame.frame({ id: heading, title: named, style: widgetStyle, extras, endsAt, messages }, drawn)
      : drawn,
    place,
  );
}
