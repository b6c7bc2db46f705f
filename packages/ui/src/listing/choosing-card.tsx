import type { Choice } from '@cartwright/core/widgets/offered-product';
import { Component, type ComponentType } from 'react';
import { asChosen, ChoiceFields, type Offer } from './choice-fields';
import type { CardProps } from './product-card';
import type { OfferedCard } from './product-widget';

interface Props {
  readonly card: OfferedCard;
  readonly offer: Offer;
  /** Variants added from here. */
  readonly added: ReadonlySet<number>;
  /** Card component. */
  readonly Card: ComponentType<CardProps>;
  /** Label of the button once the selected variant is in the cart. */
  readonly addedText: string;
}

/** Card of a product with selectors of variant, purchase option and quantity. */
export class ChoosingCard extends Component<Props, { readonly choice?: Choice }> {
  override state: { readonly choice?: Choice } = {};

  override render() {
    const { card, offer, added, Card, addedText } = this.props;
    const { product, texts } = card;
    const { quantity, format } = offer;
    const chosen = offer.chosen(product, this.state.choice);
    const units = chosen?.discountedUnits;
    if (!chosen || !texts.add || !(quantity || units || offer.hasChoice(product))) return <Card {...card} />;
    const isAdded = added.has(chosen.variant.id);
    const buy = (
      <form className="cw-card-buy cw-choices" action={card.addTo} method="post">
        <ChoiceFields
          product={product}
          chosen={chosen}
          offer={offer}
          isNamed
          onChoice={(choice) => this.setState({ choice })}
        />
        {card.fields}
        {units && <p className="cw-choices-limit">{offer.limited(units)}</p>}
        <div className="cw-choices-add">
          {quantity && (
            <select
              className="cw-choice cw-choice-quantity"
              name="quantity"
              aria-label={`${offer.texts.quantity} ${product.title}`}
              defaultValue={quantity.initial}
            >
              {numbersOf(quantity).map((number) => (
                <option key={number} value={number}>
                  {number}
                </option>
              ))}
            </select>
          )}
          <button
            className="cw-card-button"
            type={isAdded ? 'button' : 'submit'}
            aria-disabled={isAdded ? 'true' : undefined}
          >
            {isAdded ? addedText : texts.add}
            <span className="cw-hidden"> {product.title}</span>
          </button>
        </div>
      </form>
    );
    return <Card {...card} product={asChosen(product, chosen, format)} buy={buy} />;
  }
}

function numbersOf({ min, max }: NonNullable<Offer['quantity']>): number[] {
  return Array.from({ length: Math.max(1, max - min + 1) }, (_, at) => min + at);
}
