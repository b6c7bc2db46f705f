import type { TierReward } from '@cartwright/core/rewards/rewards';
import type { ComponentProps } from 'react';
import type { MilestoneProps, MilestoneState } from '../../src/cart/tiered-progress-bar/milestone';
import type { TierIcon } from '../../src/cart/tiered-progress-bar/tier-drawing';
import { TieredProgressBar } from '../../src/cart/tiered-progress-bar/tiered-progress-bar';
import { STAR } from './drawings';
import { choices, GIFTS, gift } from './gifts';
import type { Story, StoryPage } from './story';
import type { Texts } from './texts';

/** Every type of tier with its icon; a new one that has no story here does not compile. */
const TYPES: Record<TierReward['type'], { readonly icon: TierIcon; readonly label: string }> = {
  shipping: { icon: 'truck', label: 'Free shipping' },
  product: { icon: 'gift', label: 'Free gift' },
  discount: { icon: 'percent', label: '10 % off' },
  decorative: { icon: 'heart', label: 'Thank you' },
};

/** Every state of a tier, with how far along the way of a single tier it is. */
const STATES: Record<MilestoneState, number> = { locked: 0, next: 60, reached: 100 };

const tier = (
  id: string,
  { icon, label }: { readonly icon: TierIcon; readonly label: string },
  state: MilestoneState,
  own: Partial<MilestoneProps> = {},
): MilestoneProps => ({
  id,
  icon,
  image: '',
  size: 24,
  label,
  state,
  statusLabel: state === 'reached' ? 'Earned' : 'Not earned yet',
  ...own,
});

function bar(id: string, props: Partial<ComponentProps<typeof TieredProgressBar>>) {
  return (
    <TieredProgressBar
      id={`bar-${id}`}
      label="Rewards"
      message={{ before: '', amount: '$17.00', after: ' away from a free gift' }}
      note={null}
      progress={40}
      complete={false}
      tiers={[]}
      giftsTitle="Your free gift"
      gifts={[]}
      layout="inline"
      {...props}
    />
  );
}

const COLOURS = ['Oat', 'Moss', 'Rust'];
const SIZES = ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45'];

export const page: StoryPage = {
  component: 'tiered-progress-bar',
  title: 'Tiered progress bar',
  place: 'body',
  stories: (texts) => [...tierStories(), ...barStories(texts), ...giftStories(texts)],
};

function tierStories(): Story[] {
  return Object.entries(TYPES).flatMap(([type, looks]) =>
    Object.entries(STATES).flatMap(([name, progress]): Story[] => {
      const state = STATE_NAMES.find((each) => each === name);
      if (!state) return [];
      const id = `${type}-${state}`;
      const content = bar(id, {
        tiers: [tier(id, looks, state)],
        progress,
        complete: state === 'reached',
        message:
          state === 'reached'
            ? { before: `You have it: ${looks.label}!`, amount: '', after: '' }
            : { before: '', amount: '$20.00', after: ` away from: ${looks.label}` },
      });
      return [{ id, title: `Tier of type ${type}: ${state}`, content }];
    }),
  );
}

const STATE_NAMES: readonly MilestoneState[] = ['locked', 'next', 'reached'];

function barStories(texts: Texts): Story[] {
  const { shipping, product, discount, decorative } = TYPES;
  const message = { before: '', amount: texts.amount, after: ` ${texts.message}` };
  const second = [tier('a', shipping, 'reached'), tier('b', { ...product, label: texts.tier }, 'next')];
  const four = [...second, tier('c', discount, 'locked'), tier('d', decorative, 'locked')];
  const done = { before: 'You have it all. Thank you!', amount: '', after: '' };
  return [
    { id: 'two-tiers', title: 'Two tiers', content: bar('two', { tiers: second, progress: 55, message }) },
    {
      id: 'three-tiers',
      title: 'Three tiers',
      content: bar('three', { tiers: four.slice(0, 3), progress: 35, message }),
    },
    { id: 'four-tiers', title: 'Four tiers', content: bar('four', { tiers: four, progress: 26, message }) },
    {
      id: 'complete',
      title: 'Everything earned',
      content: bar('complete', {
        tiers: four.map((each) => ({ ...each, state: 'reached', statusLabel: 'Earned' })),
        progress: 100,
        complete: true,
        message: done,
      }),
    },
    {
      id: 'lost',
      title: 'Everything earned, and lost beside a code',
      content: bar('lost', {
        tiers: four.map((each) => ({ ...each, state: 'locked', statusLabel: 'Doesn’t apply' })),
        progress: 100,
        message: { before: 'With LONELY30 your rewards don’t apply.', amount: '', after: '' },
      }),
    },
    {
      id: 'at-checkout',
      title: 'Earned, and decided at checkout',
      content: bar('at-checkout', {
        tiers: [tier('a', shipping, 'locked', { statusLabel: 'Decided at checkout' }), ...second.slice(1)],
        progress: 55,
        message,
        note: 'You’ll see at checkout if your rewards apply with SAVE20.',
      }),
    },
    {
      id: 'before-discounts',
      title: 'Counted before discounts, in a cart that has some',
      content: bar('discounts', { tiers: second, progress: 55, message, note: 'Counted before discounts' }),
    },
    {
      id: 'by-quantity',
      title: 'Counted in units',
      content: bar('quantity', {
        tiers: second,
        progress: 55,
        message: { before: 'Add ', amount: '2', after: ' more for a free gift' },
      }),
    },
    {
      id: 'yen',
      title: 'In a currency without a minor unit',
      content: bar('yen', {
        tiers: second,
        progress: 55,
        message: { before: '', amount: '¥2,600', after: ' away from a free gift' },
      }),
    },
    {
      id: 'own-icons',
      title: "The merchant's own icons, in the sizes there are",
      content: bar('icons', {
        tiers: four.map((each, index) => ({ ...each, image: STAR, size: [18, 24, 30, 36][index] ?? 24 })),
        progress: 26,
        message,
      }),
    },
    {
      id: 'large-icons',
      title: 'Large icons',
      content: bar('large', { tiers: four.map((each) => ({ ...each, size: 36 })), progress: 26, message }),
    },
    {
      id: 'gifts-inside',
      title: 'Gifts inside the bar',
      content: bar('inside', {
        tiers: second,
        progress: 55,
        message,
        gifts: [gift({ status: 'locked', statusText: 'Unlocks at $75.00' })],
        giftsTitle: texts.giftArea,
      }),
    },
    {
      id: 'gifts-above',
      title: 'Gifts above the items',
      content: bar('above', {
        tiers: second,
        progress: 55,
        message,
        layout: 'above',
        gifts: [gift({ status: 'locked', statusText: 'Unlocks at $75.00' })],
        giftsTitle: texts.giftArea,
      }),
    },
  ];
}

function giftStories({ product }: Texts): Story[] {
  const tiers = [tier('a', TYPES.shipping, 'reached'), tier('b', TYPES.product, 'reached')];
  const message = { before: 'You have earned a free gift!', amount: '', after: '' };
  const withGifts = (id: string, gifts: ComponentProps<typeof TieredProgressBar>['gifts']) =>
    bar(id, { tiers, message, progress: 100, complete: true, gifts });
  return [
    ...GIFTS.map(([state, row]) => ({
      id: `gift-${state}`,
      title: `Gift: ${state}`,
      content: withGifts(state, [row]),
    })),
    {
      id: 'picker',
      title: 'Gift offered in several variants',
      content: withGifts('picker', [gift({ choices: choices(COLOURS) })]),
    },
    {
      id: 'picker-asked',
      title: 'Check out reminds of a gift that is to be picked',
      content: withGifts('picker-asked', [gift({ choices: choices(COLOURS), isPrompted: true })]),
    },
    {
      id: 'picker-sold-out',
      title: 'One of the variants is sold out',
      content: withGifts('picker-sold-out', [gift({ choices: choices(COLOURS, -1, 1) })]),
    },
    {
      id: 'picker-loading',
      title: 'A variant was picked',
      content: withGifts('picker-loading', [
        gift({
          title: 'Market Tote – Rust',
          status: 'loading',
          statusText: 'Adding…',
          choices: choices(COLOURS, 2),
        }),
      ]),
    },
    {
      id: 'picker-in-cart',
      title: 'Picked, to be swapped',
      content: withGifts('picker-in-cart', [
        gift({
          title: 'Market Tote – Rust',
          status: 'in_cart',
          statusText: 'In your cart, free',
          choices: choices(COLOURS, 2),
        }),
      ]),
    },
    {
      id: 'picker-removed',
      title: 'Removed: add that one back, or another',
      content: withGifts('picker-removed', [
        gift({
          status: 'removed',
          statusText: 'Removed',
          addLabel: 'Add back',
          choices: choices(COLOURS),
        }),
      ]),
    },
    {
      id: 'picker-many',
      title: 'More variants than fit as buttons',
      content: withGifts('picker-many', [gift({ choices: choices(SIZES, 3, 5) })]),
    },
    {
      id: 'gifts',
      title: 'Several gifts, each in its state',
      content: withGifts(
        'gifts',
        GIFTS.map(([state, row]) => ({ ...row, id: state, title: product })),
      ),
    },
  ];
}
