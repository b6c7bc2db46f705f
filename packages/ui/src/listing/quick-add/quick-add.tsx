import type { CardPrice } from '@cartwright/core/listing/card';
import type { ListedValue } from '@cartwright/core/listing/listing-response';
import { Component, type ReactNode } from 'react';
import { atWidth } from '../at-width';
import type { CardTexts } from '../product-card';
import {
  differingOptions,
  firstChoice,
  pictureOf,
  type QuickProduct,
  type QuickVariant,
  variantsWith,
} from './offered-options';

type Swatch = ListedValue['swatch'];

interface QuickAddProps {
  readonly product: QuickProduct;
  readonly texts: Pick<CardTexts, 'add' | 'soldOut' | 'from' | 'salePrice' | 'regularPrice'> & {
    readonly close: string;
  };
  /** Action URL of the cart form. */
  readonly addTo: string;
  /** Variant of the card, selected initially if available. Null for none. */
  readonly variantId: number | null;
  readonly swatchOf: (option: string, value: string) => Swatch;
  /** Price of these variants; null for none. */
  readonly priceOf: (variants: readonly QuickVariant[]) => CardPrice<QuickVariant> | null;
  /** Formats an amount in subunits; null if unknown. */
  readonly format: ((amount: number) => string) | null;
  readonly onClose: () => void;
  /** Called before a variant's form is submitted. */
  readonly onAdd: () => void;
}

interface State {
  /** Values by option index. */
  readonly chosen?: ReadonlyMap<number, string>;
}

/** Quick-add dialog: selecting a value of the last option adds the variant. */
export class QuickAdd extends Component<QuickAddProps, State> {
  override state: State = {};

  override render() {
    const { product, texts, addTo, swatchOf, format } = this.props;
    const { options, variants } = product;
    const places = differingOptions(product, (option) =>
      options.some(({ name, values }) => name === option && values.some((value) => swatchOf(name, value))),
    );
    const chosen = this.state.chosen ?? firstChoice(variants, places, this.props.variantId);
    const left = variantsWith(variants, chosen);
    const price = this.props.priceOf(left);
    const image = pictureOf(left, this.props.variantId) ?? product.image;
    const last = places.at(-1);
    return (
      <div className="cw-quick">
        <div className="cw-quick-head">
          {image && (
            <img className="cw-quick-image" src={atWidth(image, 180)} alt="" width="72" height="72" />
          )}
          <div className="cw-quick-product">
            <h2 className="cw-quick-title">
              <a href={product.url}>{product.title}</a>
            </h2>
            {format && price && <Price price={price} format={format} texts={texts} />}
          </div>
          <button
            className="cw-panel-close"
            type="button"
            aria-label={texts.close}
            onClick={this.props.onClose}
          >
            <svg
              aria-hidden="true"
              width="18"
              height="18"
              viewBox="0 0 18 18"
              fill="none"
              stroke="currentColor"
            >
              <path d="M3 3l12 12M15 3L3 15" strokeWidth="1.5" strokeLinecap="round" />
            </svg>
          </button>
        </div>
        {places.slice(0, -1).map((place, nth) => this.choices(place, nth, chosen))}
        {last !== undefined && (
          <form action={addTo} method="post">
            <fieldset className="cw-quick-option">
              <legend>{`${texts.add} · ${options[last]?.name}`}</legend>
              <div className="cw-quick-values">
                {options[last]?.values.map((value) => (
                  <Add
                    key={value}
                    variant={left.find(({ values }) => values[last] === value)}
                    texts={texts}
                    price={price?.varies ? format : null}
                    onAdd={this.props.onAdd}
                  >
                    <Look swatch={swatchOf(options[last]?.name ?? '', value)} />
                    <bdi>{value}</bdi>
                  </Add>
                ))}
              </div>
            </fieldset>
          </form>
        )}
      </div>
    );
  }

  /** Values of an option other than the last. */
  private choices(place: number, nth: number, chosen: ReadonlyMap<number, string>) {
    const { product, swatchOf, texts } = this.props;
    const { name, values } = product.options[place] ?? { name: '', values: [] };
    // Keeps earlier choices; later ones adapt.
    const before = new Map([...chosen].slice(0, nth));
    return (
      <fieldset key={place} className="cw-quick-option">
        <legend>{`${name}: ${chosen.get(place)}`}</legend>
        <div className="cw-quick-values">
          {values.map((value) => {
            const isSold = variantsWith(product.variants, new Map([...before, [place, value]])).some(
              ({ available }) => available,
            );
            return (
              <label key={value} className="cw-quick-value" data-sold-out={isSold ? undefined : ''}>
                <input
                  className="cw-hidden"
                  type="radio"
                  name={`cw-quick-${place}`}
                  checked={chosen.get(place) === value}
                  onChange={() => this.setState({ chosen: new Map(chosen).set(place, value) })}
                />
                <Look swatch={swatchOf(name, value)} />
                <bdi>{value}</bdi>
                {!isSold && <span className="cw-hidden"> {texts.soldOut}</span>}
              </label>
            );
          })}
        </div>
      </fieldset>
    );
  }
}

function Add(props: {
  readonly variant: QuickVariant | undefined;
  readonly texts: QuickAddProps['texts'];
  /** Set if variants differ in price. */
  readonly price: QuickAddProps['format'];
  readonly onAdd: () => void;
  readonly children: ReactNode;
}) {
  const { variant, texts, price } = props;
  const isSold = variant?.available === true;
  return (
    <button
      className="cw-quick-value"
      type={isSold ? 'submit' : 'button'}
      name="id"
      value={variant?.id}
      data-sold-out={isSold ? undefined : ''}
      aria-disabled={isSold ? undefined : 'true'}
      onClick={isSold ? props.onAdd : undefined}
    >
      {props.children}
      {price && variant && <span className="cw-quick-amount">{price(variant.amount)}</span>}
      {!isSold && <span className="cw-hidden"> {texts.soldOut}</span>}
    </button>
  );
}

function Price({
  price: { variant, varies, compareAt },
  format,
  texts,
}: {
  readonly price: CardPrice<QuickVariant>;
  readonly format: (amount: number) => string;
  readonly texts: QuickAddProps['texts'];
}) {
  const amount = format(variant.amount);
  const shown = varies ? texts.from(amount) : amount;
  return (
    <p className="cw-card-price" aria-live="polite">
      {compareAt === null ? (
        <span>{shown}</span>
      ) : (
        <>
          <span className="cw-card-now">
            <span className="cw-hidden">{texts.salePrice} </span>
            {shown}
          </span>{' '}
          <s className="cw-card-was">
            <span className="cw-hidden">{texts.regularPrice} </span>
            {format(compareAt)}
          </s>
        </>
      )}
    </p>
  );
}

function Look({ swatch }: { readonly swatch: Swatch }) {
  if (!swatch) return null;
  const look =
    'colour' in swatch
      ? { backgroundColor: swatch.colour }
      : { backgroundImage: `url(${JSON.stringify(swatch.image)})` };
  return <span className="cw-facet-swatch" style={look} />;
}
