import type { SettingsOf } from '@cartwright/core/components/component-types';
import { allowedQuantity, type QuantityRule } from '@cartwright/core/quantity-rules/quantity-rule';
import {
  type OfferedDiscount,
  offerText,
  type VolumeOffer,
  volumeOffers,
} from '@cartwright/core/rewards/volume-offers';
import { loadFile } from '@cartwright/storefront-kit/parts/load-file';
import type { LineOffersProps } from '@cartwright/ui/cart/line-offers/line-offers';
import { type Signal, signal } from '@preact/signals';
import type { CartSession } from '../../session/session';
import { rewardCart } from '../../state/gifts/reward-cart';
import { nameOf } from '../../state/ports/line-name';
import { contextOf } from '../../state/ports/rules';
import type { StoreLine } from '../../state/ports/store-cart';
import type { Forecast } from '../../state/store/forecast';
import { causesOf } from '../tiered-progress-bar/causes';
import { LINE_OFFERS_MESSAGES } from './line-offers-messages';
import type { LinePlan } from './line-product';
import { type LineProducts, lineProducts, MAX_REPORTED } from './line-products';
import type { ChosenValues } from './variant-choices';
import type * as VariantValuesFile from './variant-values-file';

/** Offer state of all lines. */
interface OffersState {
  /** Id of the line whose variant is being changed. */
  readonly changing: Signal<string | null>;
  /** Selected values, by option position; null if none. */
  readonly chosen: Signal<ChosenValues | null>;
  /** File that renders variants as buttons; null if unavailable (then a list), undefined if not requested. */
  readonly file: Signal<typeof VariantValuesFile | null | undefined>;
  readonly products: LineProducts;
  /** Volume offers cached per forecast, since every line reads them. */
  last: { readonly view: Forecast; readonly offers: ReadonlyMap<string, VolumeOffer> } | null;
}

export interface OfferedLine {
  readonly line: StoreLine;
  readonly id: string;
  readonly settings: SettingsOf<'cart_items'>;
  readonly session: CartSession;
}

const newState = (): OffersState => ({
  changing: signal(null),
  chosen: signal(null),
  file: signal(undefined),
  products: lineProducts(),
  last: null,
});

const stateOf = (session: CartSession) => session.stateOf('line_offers', newState);
const messagesOf = (session: CartSession) => session.messages('line_offers', LINE_OFFERS_MESSAGES);

const nameFor = ({ title, variantTitle }: StoreLine) =>
  variantTitle === null ? title : `${title}, ${variantTitle}`;

/** Variant switcher of a line; null if its product has no others. */
export function variantOffer({ line, id, session }: OfferedLine): LineOffersProps['variant'] {
  if (line.variantTitle === null || line.parentKey !== null || !line.countable) return null;
  const { changing, chosen, file, products } = stateOf(session);
  const messages = messagesOf(session);
  // If the variants are incomplete, none is offered.
  if (products.known.value.get(line.handle)?.isPart) return null;
  const variants = variantsOf(line, session);
  if (variants?.length === 1) return null;
  const open = changing.value === id;
  const change = (variantId: number) => {
    changing.value = null;
    if (variantId !== line.variantId) {
      void session.dispatch({ type: 'swap_variant', line: nameOf(line), variantId });
    }
  };
  const label = messages.variantOf(line.title);
  return {
    label: messages.change,
    title: messages.changeOf(nameFor(line)),
    loadingLabel: messages.looking,
    open,
    onToggle() {
      changing.value = open ? null : id;
      chosen.value = null;
      if (!variants) products.ask(line.handle, session, true);
      if (!file.value) {
        void loadFile<typeof VariantValuesFile>('variant-values').then((loaded) => {
          file.value = loaded;
        });
      }
    },
    values:
      open && variants && file.value
        ? file.value.variantValues(variants, line.variantId, chosen, change, {
            label,
            soldOut: messages.soldOut,
            hint: chosen.value && messages.chooseRest,
          })
        : null,
    select:
      file.value !== undefined && variants
        ? {
            label,
            value: String(line.variantId),
            options: variants.map(({ id: variantId, title, available }) => ({
              value: String(variantId),
              label: available ? title : `${title} (${messages.soldOut})`,
              disabled: !available && variantId !== line.variantId,
            })),
            onChoose: (value) => change(Number(value)),
          }
        : null,
  };
}

/**
 * All variants of the line's product; null while unknown. The page's data is complete unless it is at the print limit.
 */
function variantsOf({ handle, productId }: StoreLine, session: CartSession) {
  const { products } = stateOf(session);
  const looked = products.known.value.get(handle);
  if (looked) return looked.variants;
  const known = [...session.rules.value.known.values()].filter((each) => each.productId === productId);
  return known.length < 2 || known.length >= MAX_REPORTED
    ? null
    : known.map(({ variantId, variantTitle, available }) => ({
        id: variantId,
        title: variantTitle ?? '',
        available,
      }));
}

/** Message about a line's quantity rule. */
export function ruleMessage({ min, max, increment }: QuantityRule, session: CartSession): string | null {
  const messages = messagesOf(session);
  const texts = [
    ...(increment > 1 ? [messages.packsOf(increment)] : []),
    ...(min > increment ? [messages.atLeast(min)] : []),
    ...(max === null ? [] : [messages.atMost(max)]),
  ];
  return texts.join(' · ') || null;
}

/** Subscription switcher, if the merchant offers it and the product has plans. */
export function planOffer({ line, settings, session }: OfferedLine): LineOffersProps['plan'] {
  if (!session.rules.value.config.switchToSubscriptionEnabled || line.parentKey !== null) return null;
  const { products } = stateOf(session);
  if (session.page.isOpen.value) products.ask(line.handle, session);
  const product = products.known.value.get(line.handle);
  const variant = product?.variants.find(({ id }) => id === line.variantId) ?? product?.others;
  const [first, second] = variant?.plans ?? [];
  if (!product || !variant || !first) return null;
  const messages = messagesOf(session);
  const { language } = settings;
  const chosenId = line.sellingPlan?.id ?? null;
  const chosen = variant.plans.find(({ id }) => id === chosenId);
  // Prices are in the page's market; the shopper may have switched markets in another tab.
  const isPriced = session.cartStore.truth.value?.currency === session.rules.value.currency;
  const choose = (sellingPlanId: number | null, price: number | null) => {
    if (sellingPlanId === chosenId) return;
    void session.dispatch({
      type: 'set_plan',
      line: nameOf(line),
      sellingPlanId,
      ...(isPriced && price !== null && { price }),
    });
  };
  const saving = ({ percent, price }: LinePlan) => {
    const off = percent ?? (isPriced && price !== null ? (variant.price ?? 0) - price : 0);
    if (off <= 0) return null;
    return messages.save(percent === null ? session.money(off) : messages.percent(String(percent)));
  };
  return {
    label: messages.planOf(nameFor(line)),
    oneTime: product.needsPlan
      ? null
      : {
          label: language.oneTime,
          chosen: chosenId === null,
          onChoose: () => choose(null, variant.price),
        },
    subscribe: {
      label: language.subscribe,
      chosen: chosenId !== null,
      onChoose: () => {
        if (chosenId === null) choose(first.id, first.price);
      },
      saving: saving(chosen ?? first),
    },
    plans:
      second && chosenId !== null
        ? {
            label: messages.planChoice(nameFor(line)),
            value: String(chosenId),
            options: variant.plans.map((plan) => ({
              value: String(plan.id),
              label: [plan.name, saving(plan)].filter(Boolean).join(' · '),
              disabled: false,
            })),
            onChoose(value) {
              const plan = variant.plans.find(({ id }) => String(id) === value);
              if (plan) choose(plan.id, plan.price);
            },
          }
        : null,
  };
}

/** Volume discount tiers of a line. */
export function volumeOffer({ line, session }: OfferedLine): LineOffersProps['volume'] {
  const view = session.cartStore.view.value;
  const { config } = session.rules.value;
  const offer = view && config.volume && offersOf(view, session).get(line.key);
  if (!view || !config.volume || !offer) return null;
  const { display, tier: label, reached, next } = config.volume;
  const worth = (discount: OfferedDiscount) =>
    discount.kind === 'percentage'
      ? messagesOf(session).percent(String(discount.percent))
      : session.money(discount.amount);
  const set = (quantity: number) => () =>
    void session.dispatch({ type: 'set_quantity', line: nameOf(line), quantity });
  const isReached = view.rewards.lineDiscounts.some(
    ({ lineKey, source }) => lineKey === line.key && source === 'volume',
  );
  if (view.choices.lost) return isReached ? lostOffer(line, session) : null;
  // Other discounts may beat it on the line or on some units.
  const given = isReached && line.discounts.some(({ title }) => title === config.rewards.volume?.message);
  const now = offer.tiers.find((tier) => tier.reached);
  const text = given && now ? offerText(reached, now.quantity, worth(now.discount)) : null;
  return {
    label: messagesOf(session).offersFor(nameFor(line)),
    tiers: offer.tiers.map((tier) => ({
      text: offerText(label, tier.quantity, worth(tier.discount)),
      reached: tier.reached,
      onChoose: display === 'text' ? null : tier.reached ? () => undefined : settable(tier.lineQuantity),
    })),
    // Omitted if the line's discount already has this text.
    reached: line.discounts.some(({ title }) => title === text) ? null : text,
    next: offer.next && offerText(next, offer.next.missing, worth(offer.next.discount)),
  };

  function settable(quantity: number | null): (() => void) | null {
    const can = quantity !== null && line.countable && allowedQuantity(quantity, line.rule) === quantity;
    return can ? set(quantity) : null;
  }
}

/** Replaces the volume offer while the store gives none of it. */
function lostOffer(line: StoreLine, session: CartSession): LineOffersProps['volume'] {
  const messages = messagesOf(session);
  const causes = causesOf(session);
  return {
    label: messages.offersFor(nameFor(line)),
    tiers: [],
    reached: null,
    next: causes === '' ? messages.lostNow : messages.lost(causes),
  };
}

function offersOf(view: Forecast, session: CartSession): ReadonlyMap<string, VolumeOffer> {
  const state = stateOf(session);
  if (state.last?.view !== view) {
    const rules = session.rules.value;
    const cart = rewardCart(view.cart, rules.config);
    state.last = { view, offers: volumeOffers(rules.config.rewards, cart, contextOf(cart, rules)) };
  }
  return state.last.offers;
}
