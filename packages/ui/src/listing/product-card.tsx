import type { ListedImage, ListedProduct, ListedRating } from '@cartwright/core/listing/listing-response';
import type { ReactNode } from 'react';
import { atWidth } from './at-width';

/** Texts of a card besides its product. */
export interface CardTexts {
  readonly from: (price: string) => string;
  readonly upTo: (price: string) => string;
  readonly salePrice: string;
  readonly regularPrice: string;
  readonly sale: string;
  readonly soldOut: string;
  /** Screen reader text of a rating: average, scale, number of reviews. */
  readonly rating: (average: string, scale: number, count: number) => string;
  /** Decimal separator. */
  readonly decimalSign: string;
  /** Empty if cards have no add button. */
  readonly add: string;
  readonly choose: string;
}

/** Widths of the `srcset` in pixels, in sync with the block's Liquid. */
const WIDTHS = [180, 360, 540, 720, 900];
const USUAL_WIDTH = 540;

export interface CardProps {
  readonly product: ListedProduct;
  readonly texts: CardTexts;
  /** Action URL of the cart form. */
  readonly addTo: string;
  /** `sizes` attribute of the image. */
  readonly sizes: string;
  /** Whether the image is loaded eagerly. */
  readonly isFirst: boolean;
  /** Further fields of the add form. */
  readonly fields?: ReactNode;
  /** Label of the button once the product is in the cart; absent or empty: unchanged. */
  readonly added?: string | undefined;
  /** Heading level of the title; default: `h2`. */
  readonly heading?: 'h3' | 'h4';
  /** Replaces the default buy button: add for a single variant, else a link to the product page. */
  readonly buy?: ReactNode;
}

/**
 * Product card of a grid. Markup equals that of the block's Liquid
 * (`extensions/cart-embed/blocks/collection.liquid`), to prevent layout shifts on replacement.
 */
export function ProductCard(props: CardProps) {
  const { product, texts, buy, heading: Heading = 'h2' } = props;
  const { title, url, available } = product;
  return (
    <li className="cw-card" data-sold-out={available ? undefined : ''} data-media={product.media}>
      <div className="cw-card-picture">
        {product.image && (
          <Picture image={product.image} title={title} sizes={props.sizes} isFirst={props.isFirst} />
        )}
        <Badges product={product} texts={texts} />
      </div>
      <Heading className="cw-card-title">
        <a className="cw-card-link" href={url}>
          {title}
        </a>
      </Heading>
      <Price product={product} texts={texts} />
      {product.rating && <Rating rating={product.rating} texts={texts} />}
      {buy ?? (available && texts.add && <Buy {...props} />)}
    </li>
  );
}

function Picture(props: {
  readonly image: ListedImage;
  readonly title: string;
  readonly sizes: string;
  readonly isFirst: boolean;
}) {
  const { src, alt, width, height } = props.image;
  const widths = WIDTHS.filter((each) => each <= width);
  return (
    <img
      className="cw-card-image"
      src={atWidth(src, USUAL_WIDTH)}
      srcSet={widths.map((each) => `${atWidth(src, each)} ${each}w`).join(', ') || undefined}
      sizes={widths[0] ? props.sizes : undefined}
      width={width}
      height={height}
      // The title is below; avoids a repeated announcement.
      alt={alt === props.title ? '' : alt}
      loading={props.isFirst ? 'eager' : 'lazy'}
    />
  );
}

function Badges({ product, texts }: { readonly product: ListedProduct; readonly texts: CardTexts }) {
  const { badge, available, compareAtPrice } = product;
  const state = !available ? 'sold-out' : compareAtPrice !== null ? 'sale' : null;
  if (!badge && !state) return null;
  return (
    <p className="cw-card-badges">
      {badge && (
        <span className="cw-card-badge" data-kind="featured">
          {badge}
        </span>
      )}
      {state && (
        <span className="cw-card-badge" data-kind={state}>
          {state === 'sale' ? texts.sale : texts.soldOut}
        </span>
      )}
    </p>
  );
}

/** Placeholder of an amount, to keep it from wrapping. */
const AMOUNT = '\uFFFC';

function Price({ product, texts }: { readonly product: ListedProduct; readonly texts: CardTexts }) {
  const { price, priceVaries, isHighest, compareAtPrice } = product;
  const varying = isHighest ? texts.upTo : texts.from;
  const [before = '', after = ''] = priceVaries ? varying(AMOUNT).split(AMOUNT) : [];
  const shown = (
    <>
      {before}
      <span className="cw-card-amount">{price}</span>
      {after}
    </>
  );
  return (
    <p className="cw-card-price">
      {compareAtPrice === null ? (
        <span>{shown}</span>
      ) : (
        <>
          <span className="cw-card-now">
            <span className="cw-hidden">{texts.salePrice} </span>
            {shown}
          </span>{' '}
          <s className="cw-card-was">
            <span className="cw-hidden">{texts.regularPrice} </span>
            {compareAtPrice}
          </s>
        </>
      )}
    </p>
  );
}

function Rating({
  rating: { value, scale, count },
  texts,
}: {
  readonly rating: ListedRating;
  readonly texts: CardTexts;
}) {
  const average = value.toFixed(1).replace('.', texts.decimalSign);
  return (
    <p className="cw-card-rating">
      <span className="cw-card-stars" aria-hidden="true">
        <span className="cw-card-filled" style={{ inlineSize: `${Math.round((value * 100) / scale)}%` }} />
      </span>
      <span className="cw-card-average" aria-hidden="true">
        {average} ({count})
      </span>
      <span className="cw-hidden">{texts.rating(average, scale, count)}</span>
    </p>
  );
}

function Buy({
  product: { title, url, variantId },
  texts,
  addTo,
  fields,
  added,
}: {
  readonly product: ListedProduct;
  readonly texts: CardTexts;
  readonly addTo: string;
  readonly fields?: ReactNode;
  readonly added?: string | undefined;
}) {
  if (variantId === null) {
    return (
      <div className="cw-card-buy">
        <a className="cw-card-button" href={url}>
          {texts.choose}
          <span className="cw-hidden"> {title}</span>
        </a>
      </div>
    );
  }
  return (
    <form className="cw-card-buy" action={addTo} method="post">
      <input type="hidden" name="id" value={variantId} />
      {fields}
      <button
        className="cw-card-button"
        type={added ? 'button' : 'submit'}
        aria-disabled={added ? 'true' : undefined}
      >
        {added || texts.add}
        <span className="cw-hidden"> {title}</span>
      </button>
    </form>
  );
}
