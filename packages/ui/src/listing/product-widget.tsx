import type { ListedProduct } from '@cartwright/core/listing/listing-answer';
import type { ShownLayout } from '@cartwright/core/widgets/widget-answer';
import { type CardTexts, ProductCard } from './product-card';
import { turn, watchEnds } from './turned-list';

/** What a widget says besides its title and its products. */
export interface WidgetTexts extends CardTexts {
  /** On the button of a product that was added from here. */
  readonly added: string;
  /** Read out of a widget without a title. */
  readonly label: string;
  readonly previous: string;
  readonly next: string;
}

/** Products that a merchant offers in a page, arranged as they are to be at the page's width. */
export function ProductWidget(props: {
  /** Of the heading. */
  readonly id: string;
  /** May be empty. */
  readonly title: string;
  readonly layout: ShownLayout;
  readonly products: readonly ListedProduct[];
  readonly texts: WidgetTexts;
  /** Where a form adds to the cart. */
  readonly addTo: string;
  /** Of the lines that are added from here. */
  readonly properties: Readonly<Record<string, string>>;
  /** The products that were added from here. */
  readonly added: ReadonlySet<number>;
  /** What is read out of the latest change. */
  readonly said: string;
  /** As the attribute `style` has them. */
  readonly style: Readonly<Record<string, string>>;
}) {
  const { id, title, layout, products, texts } = props;
  const isTurned = layout.type === 'carousel';
  const style: Record<string, string> = { ...props.style, '--_columns': String(layout.columns) };
  return (
    <section
      className="cw-listing cw-widget"
      data-arrangement={layout.type}
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
      <ul
        key={layout.type}
        className="cw-widget-list"
        ref={isTurned ? watchEnds : null}
        // Reached by keys where it is pushed.
        {...(isTurned && { tabIndex: 0, 'aria-label': title || texts.label })}
      >
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            texts={texts}
            addTo={props.addTo}
            sizes={layout.type === 'line' ? '56px' : `${Math.floor(100 / layout.columns)}vw`}
            isFirst={false}
            properties={props.properties}
            added={props.added.has(product.id) ? texts.added : undefined}
            heading="h3"
          />
        ))}
      </ul>
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
