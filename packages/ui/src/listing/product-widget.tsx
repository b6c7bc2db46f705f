import type { OfferedProduct } from '@cartwright/core/widgets/offered-product';
import type { ShownLayout } from '@cartwright/core/widgets/widget-response';
import type { ReactElement, ReactNode } from 'react';
import { type CardProps, type CardTexts, ProductCard } from './product-card';
import { turn, watchEnds } from './turned-list';

/** Texts of a widget besides its title and products. */
export interface WidgetTexts extends CardTexts {
  /** Label of the button of a product that was added from here. */
  readonly added: string;
  /** Accessible name of a widget without a title. */
  readonly label: string;
  readonly previous: string;
  readonly next: string;
}

/** Card of a product with choices. */
export interface OfferedCard extends CardProps {
  readonly product: OfferedProduct;
  /** Properties of the added line. */
  readonly properties: Readonly<Record<string, string>>;
}

const plainCard = (card: OfferedCard) => <ProductCard key={card.product.id} {...card} />;

/** Product widget of a page, with its layout per breakpoint. */
export function ProductWidget(props: {
  /** Id of the heading. */
  readonly id: string;
  /** May be empty. */
  readonly title: string;
  readonly layout: ShownLayout;
  readonly products: readonly OfferedProduct[];
  readonly texts: WidgetTexts;
  /** Action URL of the cart form. */
  readonly addTo: string;
  /** Properties of lines added from here. */
  readonly properties: Readonly<Record<string, string>>;
  /** Variants added from here. */
  readonly added: ReadonlySet<number>;
  /** Screen reader announcement. */
  readonly said: string;
  /** Inline styles. */
  readonly style: Readonly<Record<string, string>>;
  /** Renders a card with choices; default: the plain card. */
  readonly cardOf?: ((card: OfferedCard) => ReactElement) | undefined;
  /** Replaces the list; absent: the list. */
  readonly insteadOf?: ((cards: readonly OfferedCard[]) => ReactNode) | undefined;
}) {
  const { id, title, layout, products, properties, texts, cardOf = plainCard, insteadOf } = props;
  const isTurned = !insteadOf && layout.type === 'carousel';
  const cards = products.map(
    (product): OfferedCard => ({
      product,
      texts,
      addTo: props.addTo,
      sizes: layout.type === 'line' ? '56px' : `${Math.floor(100 / layout.columns)}vw`,
      isFirst: false,
      properties,
      fields: Object.entries(properties).map(([name, value]) => (
        <input key={name} type="hidden" name={`properties[${name}]`} value={value} />
      )),
      added: product.variantId !== null && props.added.has(product.variantId) ? texts.added : undefined,
      heading: 'h3',
    }),
  );
  const style: Record<string, string> = { ...props.style, '--_columns': String(layout.columns) };
  return (
    <section
      className="cw-listing cw-widget"
      data-arrangement={insteadOf ? undefined : layout.type}
      style={style}
      {...(title ? { 'aria-labelledby': id } : { 'aria-label': texts.label })}
    >
      {(title || isTurned) && (
        <div className="cw-widget-head">
          {title && (
            <h2 className="cw-widget-title" id={id}>
              {title}
            </h2>
          )}
          {isTurned && <Turns texts={texts} />}
        </div>
      )}
      {insteadOf ? (
        insteadOf(cards)
      ) : (
        <ul
          key={layout.type}
          className="cw-widget-list"
          ref={isTurned ? watchEnds : null}
          // Scrollable containers need to be focusable.
          {...(isTurned && { tabIndex: 0, 'aria-label': title || texts.label })}
        >
          {cards.map(cardOf)}
        </ul>
      )}
      <p className="cw-hidden" role="status">
        {props.said}
      </p>
    </section>
  );
}

function Turns({ texts }: { readonly texts: WidgetTexts }) {
  return (
    <div className="cw-widget-turns" hidden>
      <Turn label={texts.previous} by={-1} path="M10 3 5 8l5 5" />
      <Turn label={texts.next} by={1} path="m6 3 5 5-5 5" />
    </div>
  );
}

function Turn({ label, by, path }: { readonly label: string; readonly by: 1 | -1; readonly path: string }) {
  return (
    <button
      className="cw-widget-turn"
      type="button"
      aria-label={label}
      onClick={({ currentTarget }) => turn(currentTarget, by)}
    >
      <svg
        width="16"
        height="16"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    </button>
  );
}
