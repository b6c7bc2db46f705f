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

/** Texts of a builder besides the merchant's. */
interface BuilderTexts extends CardTexts {
  /** Accessible name of a builder without a title. */
  readonly label: string;
  readonly chosen: string;
  readonly remove: (title: string) => string;
  readonly decrease: (title: string) => string;
  readonly increase: (title: string) => string;
  /** Text of the required number at a step; `min` may be 0. */
  readonly pick: (min: number, max: number) => string;
  readonly of: (count: number, max: number) => string;
  readonly inBundle: string;
  readonly emptySlot: string;
  /** Default label of a tier's gifts. */
  readonly gift: string;
  /** Screen reader text of a reached tier. */
  readonly earned: string;
  /** Reward of the next tier, and what is missing: a number of products, or an amount. */
  readonly withMore: (reward: string, more: number | string) => string;
  readonly full: string;
  readonly total: string;
  readonly nextStep: (title: string) => string;
  readonly previousStep: (title: string) => string;
  readonly adding: string;
  /** Announced when it was added to the cart. */
  readonly isAdded: string;
}

/** Texts of a tier, in the shopper's language and currency. */
export interface TierTexts {
  /** Discount; empty without one. */
  readonly off: string;
  /** Requirement of the bundle. A fixed price has both in one text. */
  readonly needs: string;
}

interface BuilderStep {
  readonly title: string;
  readonly description: string;
  readonly products: readonly OfferedProduct[];
}

interface Props {
  /** Id of the heading. */
  readonly id: string;
  /** May be empty. */
  readonly title: string;
  /** Inline styles. */
  readonly style: Readonly<Record<string, string>>;
  /** Result of `bundleLayout`. */
  readonly layout: ShownLayout;
  readonly bundle: ShownBundle;
  readonly steps: readonly BuilderStep[];
  readonly texts: BuilderTexts;
  /** Offer of products by purchase option. */
  readonly offer: (purchase: BundlePurchase) => Offer;
  readonly purchase: {
    readonly first: BundlePurchase;
    readonly label: string;
    /** Labels of the purchase options; absent without a choice. */
    readonly choices?: Readonly<Record<BundlePurchase, string>>;
  };
  readonly Card: ComponentType<CardProps>;
  /** Action URL of the cart form. */
  readonly addTo: string;
  readonly judge: (parts: readonly ChosenPart[]) => JudgedChoice;
  /** Tiers in the rule's order. */
  readonly tiers: readonly TierTexts[];
  /** Next valid quantity of a product: up for `by` 1, down for -1; unchanged if there is none. */
  readonly next: (
    parts: readonly ChosenPart[],
    step: number,
    product: OfferedProduct,
    chosen: ChosenVariant,
    by: 1 | -1,
  ) => number;
  /** Note at the total about what it excludes; empty for none. */
  readonly totalNote: string;
  /** Initial selection. */
  readonly initial: readonly ChosenPart[];
  readonly onParts: (parts: readonly ChosenPart[]) => void;
  readonly itemsOf: (parts: readonly ChosenPart[]) => AddedItem[];
  /**
   * Adds the selected items; preventing the event takes over, else the form is submitted to the
   * cart. Resolves when done.
   */
  readonly onAdd: (event: Event, items: readonly AddedItem[]) => Promise<unknown> | undefined;
  /** Set while a bundle of the cart is edited: then nothing is submitted to the cart. */
  readonly editing?: {
    /** Status, or error. */
    readonly note: string;
    readonly cancel: string;
    readonly onCancel: () => void;
  } | null;
}

interface State {
  readonly parts: readonly ChosenPart[];
  /** Current step, from 1. */
  readonly step: number;
  readonly purchase: BundlePurchase;
  /** Selected variants by step and product, whether added to the bundle or not. */
  readonly choices: ReadonlyMap<string, Choice>;
  readonly isAdding: boolean;
  readonly said: string;
}

const PURCHASES: readonly BundlePurchase[] = ['one-time', 'subscription'];

/** Maximum of slots; with more units only added products are shown. */
const MAX_SLOTS = 12;

/** Bundle builder: products are selected step by step, and added to the cart together. */
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
  /** Selector of the element to focus after the next render. */
  #focused: string | null = null;
  /** Whether to scroll to the step tabs as well: focus alone could leave them cut off. */
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

  /** Purchase options of the bundle: one-time, or subscription for products with plans. */
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

  /** Switches the purchase option: reprices the selection, and drops products without it. */
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

  /** Arrow keys, respecting text direction. */
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

  /** Toggle button for a maximum of one; stepper for more. */
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

  /** Selects another variant. With a maximum of one it replaces the previous one. */
  #select(step: number, product: OfferedProduct, choice: Choice): void {
    const { bundle } = this.props;
    const choices = new Map(this.state.choices).set(nameOf(step, product.id), choice);
    const inputs = bundle.rule.steps[step - 1]?.quantityInputs;
    const existing = this.state.parts.find((part) => part.step === step && part.productId === product.id);
    const chosen = this.#offer().chosen(product, choice);
    this.setState({ choices });
    if (!existing || !chosen) return;
    const isOne = !inputs?.enabled || inputs.maxQuantityPerProduct === 1;
    // With several, all of the variant switch to its plan.
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
      // Announces why the button has no effect.
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

  /** Message of what is missing to the minimum, then to the next tier. */
  #words(judged: JudgedChoice): string {
    const { bundle, texts } = this.props;
    const { remaining, complete } = bundle.texts;
    if (judged.missing > 0) return remaining.replace('{remaining}', `${judged.missing}`);
    const next = this.#rewards(judged).find(({ left }) => left > 0);
    if (!next) return complete;
    return texts.withMore(next.name, this.#isCounted() ? next.left : this.#offer().format(next.left));
  }

  /** Whether tiers are by quantity. */
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
    const max = Math.max(units + missing, ...tiers.map(({ left }) => units + left)) || 1;
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
            max={max}
            value={units}
            aria-label={texts.of(units, max)}
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

  /** Rewards by tier: discount, then gifts. */
  #rewards({ units, reached, lacks, gives }: JudgedChoice) {
    const { bundle, texts, tiers } = this.props;
    const { container, discount } = bundle.rule;
    return tiers.flatMap(({ off, needs }, at) => {
      const label = bundle.tierLabels[at] || off;
      const { gifts = [], giftHeading = '' } = bundle.tierOffers?.[at] ?? {};
      const needed = this.#isCounted() ? (discount.tiers[at]?.requiredQuantity ?? 0) : 0;
      // Tiers beyond the maximum are unreachable, and any unreached one once the bundle is full.
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

  /** Rewards of all tiers, reached or not, to prevent layout shifts. */
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

  /** Label of an empty slot, from 1: that of the tier it reaches. */
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
    // The removed slot takes its button along: focuses the next one, or the add button.
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

  /** Goes to the first incomplete step, and announces what is missing. */
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
