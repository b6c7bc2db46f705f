import type { Choice, ChosenVariant } from '@cartwright/core/widgets/offered-product';
import { Component, type ComponentType } from 'react';
import { type AddedItem, itemFields } from './added-item';
import { asChosen, ChoiceFields, type Offer } from './choice-fields';
import type { CardProps } from './product-card';
import type { OfferedCard } from './product-widget';

interface TogetherTexts {
  /** Label of the page's product. */
  readonly thisItem: string;
  readonly total: string;
  /** Replaces the total while nothing is selected. */
  readonly pick: string;
  readonly add: string;
  /** Label of the button while adding. */
  readonly adding: string;
  readonly added: string;
  readonly soldOut: string;
}

interface Props {
  readonly cards: readonly OfferedCard[];
  /** Id of the page's product. */
  readonly own: number | null;
  readonly offer: Offer;
  readonly texts: TogetherTexts;
  /** Variants added from here. */
  readonly added: ReadonlySet<number>;
  readonly Card: ComponentType<CardProps>;
  /** Follows the variants that the page has selected, by precedence; returns the end of that. */
  readonly onPageVariants: (selected: (variantIds: readonly number[]) => void) => () => void;
  /**
   * Adds the selected items; preventing the event takes over, else the form is submitted to the
   * cart. Resolves when done.
   */
  readonly onAdd: (event: Event, items: readonly AddedItem[]) => Promise<unknown> | undefined;
}

interface State {
  readonly picked: ReadonlySet<number>;
  readonly choices: ReadonlyMap<number, Choice>;
  readonly isAdding: boolean;
  /** Selected variants of the page. */
  readonly onPage: readonly number[];
}

/** Products bought together: none is selected initially, and one button adds the selected ones. */
export class BoughtTogether extends Component<Props, State> {
  override state: State = { picked: new Set(), choices: new Map(), isAdding: false, onPage: [] };
  #unfollow: (() => void) | undefined;

  override componentDidMount(): void {
    this.#unfollow = this.props.onPageVariants((onPage) => this.setState({ onPage }));
  }

  override componentWillUnmount(): void {
    this.#unfollow?.();
  }

  override render() {
    const { cards, offer, texts } = this.props;
    const { picked, isAdding } = this.state;
    const rows = cards.map((card) => ({ card, chosen: this.#chosen(card) }));
    const wanted = rows.flatMap(({ card, chosen }) =>
      chosen && picked.has(card.product.id) ? [{ card, chosen }] : [],
    );
    const total = wanted.reduce((sum, { chosen }) => sum + chosen.amount, 0);
    const before = wanted.reduce((sum, { chosen }) => sum + (chosen.reducedFrom ?? chosen.amount), 0);
    const items = wanted.map(itemOf);
    const isNone = items.length === 0;
    return (
      <form
        className="cw-together"
        action={cards[0]?.addTo}
        method="post"
        onSubmit={(event) => this.#add(event, items)}
      >
        <div className="cw-together-body">
          <ul className="cw-widget-list">{rows.map(({ card, chosen }) => this.#row(card, chosen))}</ul>
          <div className="cw-together-sum">
            <p className="cw-together-total" role="status">
              {isNone ? (
                <span className="cw-together-pick">{texts.pick}</span>
              ) : (
                <>
                  <span>{texts.total}</span> <strong>{offer.format(total)}</strong>{' '}
                  {before > total && <s className="cw-card-was">{offer.format(before)}</s>}
                </>
              )}
            </p>
            {items.flatMap(itemFields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <button
              className="cw-card-button"
              // Inactive: doesn't submit.
              type={isNone || isAdding ? 'button' : 'submit'}
              aria-disabled={isNone || isAdding ? 'true' : undefined}
            >
              {isAdding ? texts.adding : texts.add}
              {!isNone && !isAdding && ` (${items.length})`}
            </button>
          </div>
        </div>
      </form>
    );
  }

  /** Chosen here, else on the page. */
  #chosen({ product }: OfferedCard): ChosenVariant | null {
    const { choices, onPage } = this.state;
    const variantId = onPage.find((id) => product.variants?.some((variant) => variant.id === id));
    const ofPage = variantId === undefined ? undefined : { variantId, planId: null };
    return this.props.offer.chosen(product, choices.get(product.id) ?? ofPage);
  }

  #row(card: OfferedCard, chosen: ChosenVariant | null) {
    const { Card, offer, own, texts, added } = this.props;
    const { product } = card;
    const { id, title } = product;
    const notes = [
      id === own && texts.thisItem,
      !chosen && texts.soldOut,
      chosen && added.has(chosen.variant.id) && texts.added,
      chosen?.discountedUnits && offer.limited(chosen.discountedUnits),
    ].filter((note) => note);
    const buy = (
      <>
        <label className="cw-together-box">
          <input
            type="checkbox"
            checked={this.state.picked.has(id)}
            disabled={!chosen}
            onChange={() => this.#toggle(id)}
          />
          <span className="cw-hidden">{title}</span>
        </label>
        {notes.length > 0 && <p className="cw-together-note">{notes.join(' · ')}</p>}
        {chosen && (
          <div className="cw-choices">
            <ChoiceFields
              product={product}
              chosen={chosen}
              offer={offer}
              isNamed={false}
              onChoice={(choice) =>
                this.setState(({ choices }) => ({ choices: new Map(choices).set(id, choice) }))
              }
            />
          </div>
        )}
      </>
    );
    const shown = chosen ? asChosen(product, chosen, offer.format) : { ...product, available: false };
    return <Card key={id} {...card} product={shown} sizes="96px" buy={buy} />;
  }

  #toggle(id: number): void {
    this.setState(({ picked }) => {
      const next = new Set(picked);
      if (!next.delete(id)) next.add(id);
      return { picked: next };
    });
  }

  #add(event: { readonly nativeEvent?: Event }, items: readonly AddedItem[]): void {
    const adding = this.props.onAdd((event.nativeEvent ?? event) as Event, items);
    if (!adding) return;
    this.setState({ isAdding: true });
    void adding.then((isAdded) =>
      this.setState(({ picked }) => ({ isAdding: false, picked: isAdded === true ? new Set() : picked })),
    );
  }
}

function itemOf({ card, chosen: { variant, way } }: { card: OfferedCard; chosen: ChosenVariant }): AddedItem {
  return {
    variantId: variant.id,
    properties: card.properties,
    ...(way && { sellingPlanId: way.id }),
  };
}
