import type { JudgedChoice } from '@cartwright/core/bundles/judged-choice';
import type { ChosenPart } from '@cartwright/core/bundles/selection';
import type {
  BundlePurchase,
  Choice,
  ChosenVariant,
  OfferedProduct,
} from '@cartwright/core/widgets/offered-product';
import type { ShownBundle, ShownLayout } from '@cartwright/core/widgets/widget-response';
import { Component, type ComponentType } from 'react';
import { type AddedItem, itemFields } from './added-item';
import { asChosen, ChoiceFields, type Offer } from './choice-fields';
import type { CardProps, CardTexts } from './product-card';

/** Texts of a builder besides the merchant's own. */
interface BuilderTexts extends CardTexts {
  /** Read out of a builder without a title. */
  readonly label: string;
  readonly chosen: string;
  readonly remove: (title: string) => string;
  readonly decrease: (title: string) => string;
  readonly increase: (title: string) => string;
  /** How many are to be chosen at a step; `least` may be 0. */
  readonly pick: (least: number, most: number) => string;
  readonly of: (count: number, most: number) => string;
  readonly inBundle: string;
  readonly emptySlot: string;
  /** Before a tier's gifts, where the merchant says nothing else. */
  readonly gift: string;
  /** Read out of a tier that is reached. */
  readonly earned: string;
  /** What the next tier gives, and what is missing: a number of products, or an amount. */
  readonly withMore: (reward: string, more: number | string) => string;
  readonly full: string;
  readonly total: string;
  readonly nextStep: (title: string) => string;
  readonly previousStep: (title: string) => string;
  readonly adding: string;
  /** Read out once it is in the cart. */
  readonly isAdded: string;
}

/** Texts of a tier, in the shopper's language and currency. */
export interface TierTexts {
  /** Its discount; empty where it has none. */
  readonly off: string;
  /** What a bundle needs for it. A fixed price says both at once. */
  readonly needs: string;
}

interface BuilderStep {
  readonly title: string;
  readonly description: string;
  readonly products: readonly OfferedProduct[];
}

interface Props {
  /** Of the heading. */
  readonly id: string;
  /** May be empty. */
  readonly title: string;
  /** As the attribute `style` has them. */
  readonly style: Readonly<Record<string, string>>;
  /** As `bundleLayout` gives it. */
  readonly layout: ShownLayout;
  readonly bundle: ShownBundle;
  readonly steps: readonly BuilderStep[];
  readonly texts: BuilderTexts;
  /** What products offer, by how the bundle is bought. */
  readonly offer: (purchase: BundlePurchase) => Offer;
  readonly purchase: {
    readonly first: BundlePurchase;
    readonly label: string;
    /** What the two ways are called; absent where shoppers don't choose. */
    readonly choices?: Readonly<Record<BundlePurchase, string>>;
  };
  readonly Card: ComponentType<CardProps>;
  /** Where a form adds to the cart. */
  readonly addTo: string;
  readonly judge: (parts: readonly ChosenPart[]) => JudgedChoice;
  /** In the order of the rule. */
  readonly tiers: readonly TierTexts[];
  /** The next quantity of what is chosen of a product, above for `by` 1, below for -1; the same where there is none. */
  readonly next: (
    parts: readonly ChosenPart[],
    step: number,
    product: OfferedProduct,
    chosen: ChosenVariant,
    by: 1 | -1,
  ) => number;
  /** What isn't in the total, at it; empty for nothing. */
  readonly totalNote: string;
  /** What is chosen at first. */
  readonly initial: readonly ChosenPart[];
  readonly onParts: (parts: readonly ChosenPart[]) => void;
  readonly itemsOf: (parts: readonly ChosenPart[]) => AddedItem[];
  /** Adds what was chosen; whoever prevents the event does it, else the form goes to the cart. Settles when that is over. */
  readonly onAdd: (event: Event, items: readonly AddedItem[]) => Promise<unknown> | undefined;
  /** Of a bundle of the cart that is being changed: then no form takes anything to the cart. */
  readonly editing?: {
    /** What the shopper is doing, or why that didn't work. */
    readonly note: string;
    readonly cancel: string;
    readonly onCancel: () => void;
  } | null;
}

interface State {
  readonly parts: readonly ChosenPart[];
  /** The first step is 1. */
  readonly step: number;
  readonly purchase: BundlePurchase;
  /** Variants that were selected, chosen or not, by step and product. */
  readonly choices: ReadonlyMap<string, Choice>;
  readonly isAdding: boolean;
  readonly said: string;
}

const PURCHASES: readonly BundlePurchase[] = ['one-time', 'subscription'];

/** With more units the slots would be a wall: then only what is chosen is shown. */
const MAX_SLOTS = 12;

/** Builds a bundle: products are chosen step by step, and added to the cart together. */
export class BundleBuilder extends Component<Props, State> {
  override state: State = {
    parts: this.props.initial,
    step: 1,
    purchase:
      this.props.purchase.choices && this.props.initial.some(({ sellingPlanId }) => sellingPlanId !== null)
        ? 'subscription'
        : this.props.purchase.first,
    choices: new Map(this.props.initial.map((part) => [nameOf(part.step, part.productId), choiceOf(part)])),
    isAdding: false,
    said: '',
  };
  #root: HTMLElement | null = null;
  /** What takes the focus once it is drawn. */
  #focused: string | null = null;
  /** Whether the steps' tabs are in view then: the focus alone would leave half of what is above them. */
  #isTurned = false;

  override componentDidUpdate(): void {
    const isTurned = this.#isTurned;
    const find = (selector: string) => this.#root?.querySelector<HTMLElement>(selector);
    if (this.#focused !== null) find(this.#focused)?.focus({ preventScroll: isTurned });
    if (isTurned) find('.cw-bundle-tabs')?.scrollIntoView({ block: 'nearest' });
    this.#focused = null;
    this.#isTurned = false;
  }

  override render() {
    const { id, title, style, layout, bundle, steps, texts } = this.props;
    const isTabs = bundle.stepDisplay === 'tabs' && steps.length > 1;
    const columns: Record<string, string> = { ...style, '--_columns': String(layout.columns) };
    return (
      <section
        className="cw-listing cw-widget cw-bundle"
        data-arrangement={layout.type}
        style={columns}
        tabIndex={-1}
        ref={(root) => {
          this.#root = root;
        }}
        {...(title ? { 'aria-labelledby': id } : { 'aria-label': texts.label })}
      >
        {title && (
          <div className="cw-widget-head">
            <h2 className="cw-widget-title" id={id}>
              {title}
            </h2>
          </div>
        )}
        <div className="cw-bundle-body">
          <div className="cw-bundle-steps">
            {this.#purchase()}
            {isTabs && this.#tabs()}
            {steps.map((step, at) => this.#step(step, at + 1, isTabs))}
          </div>
          {this.#summary()}
        </div>
      </section>
    );
  }

  #offer(): Offer {
    return this.props.offer(this.state.purchase);
  }

  /** How everything is bought: once, or by subscription as far as products have one. */
  #purchase() {
    const { purchase, id } = this.props;
    const { choices } = purchase;
    if (!choices) return null;
    return (
      <fieldset className="cw-bundle-purchase">
        <legend className="cw-hidden">{purchase.label}</legend>
        {PURCHASES.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={`${id}-purchase`}
              checked={this.state.purchase === each}
              onChange={() => this.#buyBy(each)}
            />
            {choices[each]}
          </label>
        ))}
      </fieldset>
    );
  }

  /** What is chosen costs what it costs that way; what isn't sold that way goes. */
  #buyBy(purchase: BundlePurchase): void {
    const { offer, steps } = this.props;
    const { chosen } = offer(purchase);
    const parts = this.state.parts.flatMap((part) => {
      const product = steps[part.step - 1]?.products.find(({ id }) => id === part.productId);
      const found = product && chosen(product, { variantId: part.variantId, planId: null });
      return product && found?.variant.id === part.variantId
        ? partOf(part.step, product, found, part.quantity)
        : [];
    });
    const choices = parts.map((part) => [nameOf(part.step, part.productId), choiceOf(part)] as const);
    this.setState({ purchase, choices: new Map(choices) });
    this.#put(parts);
  }

  #tabs() {
    const { id, steps, texts } = this.props;
    const { step: open } = this.state;
    return (
      <div
        className="cw-bundle-tabs"
        role="tablist"
        aria-label={texts.label}
        onKeyDown={(event) => this.#turn(event)}
      >
        {steps.map(({ title }, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
            key={at + 1}
            className="cw-bundle-tab"
            type="button"
            role="tab"
            id={`${id}-tab-${at + 1}`}
            aria-controls={`${id}-step-${at + 1}`}
            aria-selected={open === at + 1}
            tabIndex={open === at + 1 ? 0 : -1}
            onClick={() => this.#goTo(at + 1)}
          >
            <span className="cw-bundle-number" aria-hidden="true">
              {at + 1}
            </span>
            <span>{title}</span>
          </button>
        ))}
      </div>
    );
  }

  /** By arrows, along the direction of the text. */
  #turn(event: { readonly key: string; readonly currentTarget: Element; preventDefault(): void }): void {
    const { length } = this.props.steps;
    const { step } = this.state;
    const by = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const to = { Home: 1, End: length, ArrowLeft: step - by, ArrowRight: step + by }[event.key];
    if (!to || to > length) return;
    event.preventDefault();
    this.#goTo(to);
  }

  #goTo(step: number): void {
    this.#focused = `#${CSS.escape(`${this.props.id}-tab-${step}`)}`;
    this.#isTurned = true;
    this.setState({ step });
  }

  #step({ title, description, products }: BuilderStep, step: number, isTab: boolean) {
    const { id, steps, texts, bundle } = this.props;
    const inputs = bundle.rule.steps[step - 1]?.quantityInputs;
    const units = unitsOf(this.state.parts.filter((part) => part.step === step));
    const [before, after] = [steps[step - 2], steps[step]];
    const heading = `${id}-heading-${step}`;
    return (
      <div
        key={step}
        className="cw-bundle-step"
        id={`${id}-step-${step}`}
        {...(isTab
          ? { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${step}`, hidden: this.state.step !== step }
          : { role: 'group', 'aria-labelledby': heading })}
      >
        <div className="cw-bundle-step-head">
          {!isTab && (
            <h3 className="cw-bundle-step-title" id={heading}>
              {title}
            </h3>
          )}
          {description && <p className="cw-bundle-about">{description}</p>}
          {inputs && (
            <p className="cw-bundle-about">
              {this.#isFull() ? texts.full : texts.pick(inputs.minQuantityPerStep, inputs.maxQuantityPerStep)}
              {' · '}
              <strong>{texts.of(units, inputs.maxQuantityPerStep)}</strong>
            </p>
          )}
        </div>
        <ul className="cw-widget-list">{products.map((product) => this.#card(product, step, isTab))}</ul>
        {isTab && (
          <div className="cw-bundle-turns">
            {before && (
              <button className="cw-bundle-turn" type="button" onClick={() => this.#goTo(step - 1)}>
                {texts.previousStep(before.title)}
              </button>
            )}
            {after && (
              <button
                className="cw-bundle-turn cw-bundle-next"
                type="button"
                onClick={() => this.#goTo(step + 1)}
              >
                {texts.nextStep(after.title)}
              </button>
            )}
          </div>
        )}
      </div>
    );
  }

  #card(product: OfferedProduct, step: number, isTab: boolean) {
    const { Card, texts, addTo, layout } = this.props;
    const offer = this.#offer();
    const name = nameOf(step, product.id);
    const chosen = offer.chosen(product, this.state.choices.get(name));
    const shown = chosen ? asChosen(product, chosen, offer.format) : { ...product, available: false };
    const buy = chosen ? (
      <div className="cw-card-buy cw-choices">
        {offer.hasChoice(product) && (
          <ChoiceFields
            product={product}
            chosen={chosen}
            offer={offer}
            isNamed={false}
            onChoice={(choice) => this.#select(step, product, choice)}
          />
        )}
        {this.#quantity(product, step, chosen)}
      </div>
    ) : (
      <div className="cw-card-buy">
        <button className="cw-card-button" type="button" aria-disabled="true">
          {texts.soldOut}
          <span className="cw-hidden"> {product.title}</span>
        </button>
      </div>
    );
    return (
      <Card
        key={product.id}
        product={shown}
        texts={texts}
        addTo={addTo}
        sizes={layout.type === 'line' ? '56px' : `${Math.floor(100 / layout.columns)}vw`}
        isFirst={false}
        {...(isTab ? { heading: 'h3' } : { heading: 'h4' })}
        buy={buy}
      />
    );
  }

  /** One of a product is chosen by a button that is pressed or not; several by their number. */
  #quantity(product: OfferedProduct, step: number, chosen: ChosenVariant) {
    const { texts, bundle, next } = this.props;
    const { parts } = this.state;
    const { title } = product;
    const count = quantityOf(parts, step, chosen.variant.id);
    const inputs = bundle.rule.steps[step - 1]?.quantityInputs;
    const more = next(parts, step, product, chosen, 1);
    if (!inputs?.enabled || inputs.maxQuantityPerProduct === 1) {
      const isFull = count === 0 && more === 0;
      return (
        <button
          className="cw-card-button"
          type="button"
          aria-pressed={count > 0}
          aria-disabled={isFull ? 'true' : undefined}
          onClick={() => this.#set(product, step, chosen, count > 0 ? 0 : more)}
        >
          {count > 0 ? texts.chosen : texts.choose}
          <span className="cw-hidden"> {title}</span>
        </button>
      );
    }
    return (
      <div className="cw-bundle-count">
        <button
          className="cw-bundle-by"
          type="button"
          aria-label={texts.decrease(title)}
          aria-disabled={count === 0 ? 'true' : undefined}
          onClick={() =>
            count > 0 && this.#set(product, step, chosen, next(parts, step, product, chosen, -1))
          }
        >
          <Icon path="M3 8h10" />
        </button>
        <span className="cw-bundle-units">{count}</span>
        <button
          className="cw-bundle-by"
          type="button"
          aria-label={texts.increase(title)}
          aria-disabled={more === count ? 'true' : undefined}
          onClick={() => this.#set(product, step, chosen, more)}
        >
          <Icon path="M3 8h10M8 3v10" />
        </button>
      </div>
    );
  }

  /** Another variant. Where only one of a product can be chosen, it takes the place of the one that is. */
  #select(step: number, product: OfferedProduct, choice: Choice): void {
    const { bundle } = this.props;
    const choices = new Map(this.state.choices).set(nameOf(step, product.id), choice);
    const inputs = bundle.rule.steps[step - 1]?.quantityInputs;
    const existing = this.state.parts.find((part) => part.step === step && part.productId === product.id);
    const chosen = this.#offer().chosen(product, choice);
    this.setState({ choices });
    if (!existing || !chosen) return;
    const isOne = !inputs?.enabled || inputs.maxQuantityPerProduct === 1;
    // Of several, those of the variant are bought by its plan from now on.
    const isChanged = (part: ChosenPart) =>
      isOne ? part === existing : part.step === step && part.variantId === chosen.variant.id;
    this.#put(
      this.state.parts.map((part) => (isChanged(part) ? partOf(step, product, chosen, part.quantity) : part)),
    );
  }

  #set(product: OfferedProduct, step: number, chosen: ChosenVariant, quantity: number): void {
    const { parts } = this.state;
    const count = quantityOf(parts, step, chosen.variant.id);
    if (quantity === count) {
      // A button that does nothing says why.
      if (this.#isFull()) this.setState({ said: this.props.texts.full });
      return;
    }
    const isSame = ({ step: at, variantId }: ChosenPart) => at === step && variantId === chosen.variant.id;
    const part = partOf(step, product, chosen, quantity);
    if (quantity === 0) this.#put(parts.filter((each) => !isSame(each)));
    else if (count > 0) this.#put(parts.map((each) => (isSame(each) ? part : each)));
    else this.#put([...parts, part]);
  }

  #put(parts: readonly ChosenPart[]): void {
    const { judge, onParts } = this.props;
    onParts(parts);
    const judged = judge(parts);
    const before = this.#rewards(judge(this.state.parts));
    const earned = this.#rewards(judged).flatMap(({ name, more, isReached }, at) =>
      isReached && !before[at]?.isReached ? `${name} ${more}`.trim() : [],
    );
    this.setState({ parts, said: [this.#words(judged), ...earned].join('. ') });
  }

  /** Of the way to the minimum, and from there to the next tier. */
  #words(judged: JudgedChoice): string {
    const { bundle, texts } = this.props;
    const { remaining, complete } = bundle.texts;
    if (judged.missing > 0) return remaining.replace('{remaining}', `${judged.missing}`);
    const next = this.#rewards(judged).find(({ left }) => left > 0);
    if (!next) return complete;
    return texts.withMore(next.name, this.#isCounted() ? next.left : this.#offer().format(next.left));
  }

  /** Whether tiers go by units. */
  #isCounted(): boolean {
    return this.props.bundle.rule.discount.requiredTarget === 'quantity';
  }

  #isFull(): boolean {
    return unitsOf(this.state.parts) >= this.props.bundle.rule.container.maxValue;
  }

  #summary() {
    const { bundle, texts, judge, addTo, itemsOf, totalNote, editing } = this.props;
    const offer = this.#offer();
    const { parts, isAdding, said } = this.state;
    const judged = judge(parts);
    const { units, missing, price, discount, savings } = judged;
    const items = itemsOf(parts);
    const isReady = missing === 0 && items.length > 0;
    const total = price - discount;
    const tiers = this.#isCounted() ? this.#rewards(judged) : [];
    const most = Math.max(units + missing, ...tiers.map(({ left }) => units + left)) || 1;
    return (
      <form
        className="cw-bundle-summary"
        action={addTo}
        method="post"
        onSubmit={(event) => this.#add(event, items, isReady)}
      >
        {editing && (
          <p className="cw-bundle-about" role="status">
            {editing.note}
          </p>
        )}
        {bundle.hasProgress && (
          <progress
            className="cw-bundle-progress"
            max={most}
            value={units}
            aria-label={texts.of(units, most)}
          />
        )}
        {this.#tiers(judged)}
        {this.#slots()}
        {bundle.showsSavings && (
          <p className="cw-bundle-savings">
            {savings > 0 && bundle.texts.savings.replace('{amount}', offer.format(savings))}
          </p>
        )}
        {(isReady && !editing ? items : []).flatMap(itemFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="cw-bundle-buy">
          <p className="cw-bundle-state">{this.#words(judged)}</p>
          <p className="cw-bundle-total">
            <span>{texts.total}</span> <strong>{offer.format(total)}</strong>{' '}
            {discount > 0 && <s className="cw-card-was">{offer.format(price)}</s>}
          </p>
          {totalNote && <p className="cw-bundle-about">{totalNote}</p>}
          <button
            className="cw-card-button cw-bundle-add"
            type="submit"
            aria-disabled={isReady && !isAdding ? undefined : 'true'}
          >
            {isAdding ? texts.adding : bundle.texts.add}
          </button>
        </div>
        {editing && (
          <button className="cw-bundle-turn" type="button" onClick={editing.onCancel}>
            {editing.cancel}
          </button>
        )}
        <p className="cw-hidden" role="status">
          {said}
        </p>
      </form>
    );
  }

  /** What can be earned, tier by tier: its discount, then its gifts. */
  #rewards({ units, reached, lacks, gives }: JudgedChoice) {
    const { bundle, texts, tiers } = this.props;
    const { container, discount } = bundle.rule;
    return tiers.flatMap(({ off, needs }, at) => {
      const label = bundle.tierLabels[at] || off;
      const { gifts = [], giftHeading = '' } = bundle.tierOffers?.[at] ?? {};
      const needed = this.#isCounted() ? (discount.tiers[at]?.requiredQuantity ?? 0) : 0;
      // A tier that needs more than fits is out of reach, and so is any other once the bundle is full.
      const isOpen = units < container.maxValue && needed <= container.maxValue;
      const left = isOpen ? (lacks[at] ?? needed - units) : 0;
      return [
        { left, name: label, more: '', needs, isReached: reached[at] },
        {
          left,
          name: gifts.length > 0 ? giftHeading || texts.gift : '',
          more: gifts.join(', '),
          needs: gives[at] ? texts.inBundle : needs,
          isReached: gives[at],
        },
      ].filter(({ name }) => name);
    });
  }

  /** What tiers give, whether it is earned or not: nothing moves when it is. */
  #tiers(judged: JudgedChoice) {
    const rewards = this.#rewards(judged);
    if (rewards.length === 0) return null;
    return (
      <ul className="cw-bundle-tiers">
        {rewards.map(({ name, more, needs, isReached }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rewards keep their places
          <li key={at} data-reached={isReached ? '' : undefined}>
            <Icon path={isReached ? 'm3 8.5 3 3 7-7' : 'M13 8A5 5 0 1 1 3 8a5 5 0 0 1 10 0'} />
            <span>
              <strong>{name}</strong> {more}
              {needs && needs !== name && ` · ${needs}`}
              {isReached && <span className="cw-hidden"> {this.props.texts.earned}</span>}
            </span>
          </li>
        ))}
      </ul>
    );
  }

  /** What an empty slot says, counted from 1: the label of the tier that is reached with it. */
  #slotLabel(unit: number): string {
    const { rule, tierOffers = [] } = this.props.bundle;
    const { tiers } = rule.discount;
    const at = this.#isCounted() ? tiers.findIndex((tier) => tier.requiredQuantity === unit) : -1;
    return tierOffers[at]?.slot ?? '';
  }

  #slots() {
    const { bundle, texts, steps } = this.props;
    const { parts } = this.state;
    const { maxValue } = bundle.rule.container;
    const filled = parts.flatMap((part) => {
      const product = steps[part.step - 1]?.products.find(({ id }) => id === part.productId);
      return product ? Array.from({ length: part.quantity }, (_, unit) => ({ part, product, unit })) : [];
    });
    const empty = maxValue > MAX_SLOTS ? 0 : Math.max(0, maxValue - filled.length);
    return (
      <ol className="cw-bundle-slots" aria-label={texts.inBundle}>
        {filled.map(({ part, product, unit }, at) => (
          <li key={`${part.step}-${part.variantId}-${unit}`} className="cw-bundle-slot">
            {product.image ? (
              <img src={product.image.src} alt="" loading="lazy" />
            ) : (
              <span className="cw-bundle-name">{product.title}</span>
            )}
            <button
              className="cw-bundle-remove"
              type="button"
              aria-label={texts.remove(product.title)}
              onClick={() => this.#remove(part, product, at)}
            >
              <Icon path="m4 4 8 8M12 4l-8 8" />
            </button>
          </li>
        ))}
        {Array.from({ length: empty }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty slot has nothing but its place
          <li key={`empty-${at}`} className="cw-bundle-slot" data-empty="">
            <span className="cw-hidden">{texts.emptySlot}</span>{' '}
            <span className="cw-bundle-name">{this.#slotLabel(filled.length + at + 1)}</span>
          </li>
        ))}
      </ol>
    );
  }

  #remove(part: ChosenPart, product: OfferedProduct, at: number): void {
    const { next } = this.props;
    const chosen = this.#offer().chosen(product, choiceOf(part));
    const less = chosen ? next(this.state.parts, part.step, product, chosen, -1) : 0;
    const rest = this.state.parts.flatMap((each) =>
      each !== part ? each : less > 0 ? { ...each, quantity: less } : [],
    );
    const left = unitsOf(rest);
    // The button goes with its slot: the next one takes the focus, or what adds the bundle.
    this.#focused =
      left > 0 ? `.cw-bundle-slot:nth-child(${Math.min(at + 1, left)}) .cw-bundle-remove` : `.cw-bundle-add`;
    this.#put(rest);
  }

  #add(
    event: { readonly nativeEvent?: Event; preventDefault(): void },
    items: readonly AddedItem[],
    isReady: boolean,
  ): void {
    const native = (event.nativeEvent ?? event) as Event;
    if (!isReady || this.state.isAdding) {
      event.preventDefault();
      if (!isReady) this.#goToLacking();
      return;
    }
    const adding = this.props.onAdd(native, items);
    if (!adding) return;
    this.setState({ isAdding: true });
    void adding.then((isAdded) => {
      if (isAdded !== true) return this.setState({ isAdding: false });
      this.props.onParts([]);
      this.setState({ isAdding: false, parts: [], step: 1, said: this.props.texts.isAdded });
    });
  }

  /** To the first step of which something is missing, and says how much. */
  #goToLacking(): void {
    const { bundle, judge } = this.props;
    const { parts } = this.state;
    const at = bundle.rule.steps.findIndex(
      ({ quantityInputs }, index) =>
        unitsOf(parts.filter(({ step }) => step === index + 1)) < quantityInputs.minQuantityPerStep,
    );
    const said = this.#words(judge(parts));
    this.#isTurned = at >= 0;
    if (at >= 0 && bundle.stepDisplay === 'tabs') this.setState({ step: at + 1, said });
    else this.setState({ said });
  }
}

function Icon({ path }: { readonly path: string }) {
  return (
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
  );
}

const nameOf = (step: number, productId: number): string => `${step} ${productId}`;

const choiceOf = ({ variantId, sellingPlanId }: ChosenPart): Choice => ({ variantId, planId: sellingPlanId });

const unitsOf = (parts: readonly ChosenPart[]): number =>
  parts.reduce((sum, { quantity }) => sum + quantity, 0);

const quantityOf = (parts: readonly ChosenPart[], step: number, variantId: number): number =>
  unitsOf(parts.filter((part) => part.step === step && part.variantId === variantId));

function partOf(
  step: number,
  { id }: OfferedProduct,
  { variant, way, amount, reducedFrom }: ChosenVariant,
  quantity: number,
): ChosenPart {
  return {
    step,
    productId: id,
    variantId: variant.id,
    quantity,
    price: amount,
    compareAtPrice: reducedFrom,
    sellingPlanId: way?.id ?? null,
  };
}
