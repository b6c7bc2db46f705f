import type { ListedProduct } from '@cartwright/core/listing/listing-answer';
import { widgetProperties } from '@cartwright/core/widgets/line-properties';
import type { WidgetFace } from '@cartwright/core/widgets/widget-answer';
import { ProductWidget } from '@cartwright/ui/listing/product-widget';
import { render } from 'preact';
import { layoutNow } from './shown-layout';
import type { WidgetWords } from './widget-words';

/** What of a widget changes while it is there. */
interface WidgetState {
  readonly products: readonly ListedProduct[];
  readonly added: ReadonlySet<number>;
  /** What is read out of the latest change. */
  readonly said: string;
}

/** Draws a widget into its element; called anew where another layout holds. */
export function drawWidget(
  place: HTMLElement,
  widget: WidgetFace,
  { products, added, said }: WidgetState,
  words: WidgetWords,
  addTo: string,
): void {
  const { id, title, texts, style, tracking } = widget;
  render(
    <ProductWidget
      id={`cw-widget-${id}`}
      title={words.own(title)}
      layout={layoutNow(widget.layout)}
      products={products}
      texts={{
        ...words,
        add: words.own(texts.add),
        added: words.own(texts.added),
        soldOut: words.own(texts.soldOut),
      }}
      addTo={addTo}
      properties={widgetProperties(id, tracking)}
      added={added}
      said={said}
      style={propertiesIn(style)}
    />,
    place,
  );
}

/** The properties of a text as the attribute `style` has them. */
function propertiesIn(style: string): Record<string, string> {
  return Object.fromEntries(
    style.split(';').flatMap((each) => {
      const at = each.indexOf(':');
      return at < 0 ? [] : [[each.slice(0, at), each.slice(at + 1)]];
    }),
  );
}
