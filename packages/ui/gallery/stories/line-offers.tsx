import { CartItems } from '../../src/cart/cart-items/cart-items';
import { CartLine, type CartLineProps } from '../../src/cart/cart-items/cart-line';
import { LineOffers, type LineOffersProps } from '../../src/cart/line-offers/line-offers';
import type { PlanSwitchProps } from '../../src/cart/line-offers/plan-switch';
import { VariantValues, type VariantValuesProps } from '../../src/cart/line-offers/variant-values';
import type { VolumeOffersProps } from '../../src/cart/line-offers/volume-offers';
import { linesOf } from './lines';
import type { StoryPage } from './story';
import type { Texts } from './texts';

const nothing = () => undefined;

const NONE: LineOffersProps = { variant: null, rule: null, plan: null, volume: null };

const volume = (texts: Texts, reached: number, buttons = true): VolumeOffersProps => ({
  label: `Offers for ${texts.product}`,
  tiers: [
    [2, '10%'],
    [3, '15%'],
    [6, '$30.00'],
  ].map(([quantity, discount], at) => ({
    text: `Buy ${quantity} save ${discount}`,
    reached: at === reached,
    onChoose: buttons ? nothing : null,
  })),
  reached: null,
  next: reached === 2 ? null : 'Add 1 more to save 15%',
});

function plan(texts: Texts, subscribed: boolean, changes: Partial<PlanSwitchProps> = {}): PlanSwitchProps {
  return {
    label: `Purchase options for ${texts.product}`,
    oneTime: { label: 'One-time purchase', chosen: !subscribed, onChoose: nothing },
    subscribe: { label: 'Subscribe and save', saving: 'Save 15%', chosen: subscribed, onChoose: nothing },
    plans: subscribed
      ? {
          label: `Subscription for ${texts.product}`,
          value: '1',
          options: [
            { value: '1', label: `${texts.plan} · Save 15%`, disabled: false },
            { value: '2', label: '4 weeks · Save 10%', disabled: false },
          ],
          onChoose: nothing,
        }
      : null,
    ...changes,
  };
}

const variants = (texts: Texts, open: boolean, known: boolean) => ({
  label: 'Change',
  title: `Change: ${texts.product}, ${texts.variant}`,
  loadingLabel: 'Loading variants',
  open,
  onToggle: nothing,
  values: null,
  select: known
    ? {
        label: `Variant of ${texts.product}`,
        value: '1',
        options: [
          { value: '1', label: texts.variant, disabled: false },
          { value: '2', label: 'Rust / Large (sold out)', disabled: true },
        ],
        onChoose: nothing,
      }
    : null,
});

const values = (texts: Texts): VariantValuesProps => {
  const value = (text: string, isChosen = false, isSoldOut = false) => ({
    text,
    isChosen,
    isSoldOut,
    onPress: isSoldOut ? null : nothing,
  });
  return {
    label: `Variant of ${texts.product}`,
    soldOut: 'sold out',
    hint: null,
    options: [
      [value(texts.variant, true), value('Rust'), value('Oat')],
      [value('S', true), value('M'), value('L', false, true)],
    ],
  };
};

export const page: StoryPage = {
  component: 'line-offers',
  title: 'Line offers',
  place: 'body',
  stories: (texts) => {
    const lines = linesOf(texts);
    const story = (
      id: string,
      title: string,
      offers: Partial<LineOffersProps>,
      line: CartLineProps = lines.variant,
    ) => ({
      id,
      title,
      content: (
        <CartItems label="Items in your cart">
          <CartLine {...line} offers={<LineOffers {...NONE} {...offers} />} />
        </CartItems>
      ),
    });
    return [
      story('volume', 'Buy More Save More, no tier reached', { volume: volume(texts, -1) }),
      story(
        'volume-reached',
        'A tier reached, the next told',
        { volume: volume(texts, 1) },
        lines.discounted,
      ),
      story('volume-highest', 'The highest tier, under a label of its own', {
        volume: { ...volume(texts, 2), reached: `${texts.discount} $30.00` },
      }),
      story('volume-text', 'Buy More Save More as text', { volume: volume(texts, 0, false) }),
      story('once', 'Bought once, with a subscription available', { plan: plan(texts, false) }),
      story('subscribed', 'Subscribed, one of several plans', { plan: plan(texts, true) }, lines.plan),
      story(
        'one-plan',
        'Subscribed to the only plan',
        { plan: plan(texts, true, { plans: null }) },
        lines.plan,
      ),
      story(
        'only-plans',
        'Sold by subscription only',
        { plan: plan(texts, true, { oneTime: null }) },
        lines.plan,
      ),
      story('variant', 'A variant that can be changed', { variant: variants(texts, false, false) }),
      story('variant-loading', 'Its variants are loading', { variant: variants(texts, true, false) }),
      story('variant-open', 'Its variants', {
        variant: { ...variants(texts, true, false), values: <VariantValues {...values(texts)} /> },
      }),
      story('variant-list', 'Too many variants for buttons', { variant: variants(texts, true, true) }),
      story('rule', 'Only in packs', { rule: 'Only in packs of 6 · At least 12 · At most 60' }, lines.most),
      story('all', 'Everything at once', {
        variant: variants(texts, false, true),
        rule: 'Only in packs of 6',
        plan: plan(texts, false),
        volume: volume(texts, 0),
      }),
    ];
  },
};
