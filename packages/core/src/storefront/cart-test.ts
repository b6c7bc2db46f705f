import { sameValue } from '../editing/same-value';
import type { RewardsConfig } from '../rewards/config';
import type { StorefrontCart, StorefrontComponent, TestedCart } from './config';

/**
 * A compiled cart as the page keeps it beside the control whose place it takes: what checkout gives, and when it is live, are
 * the control's, and so are bars and tiers by their ids, since gifts in shoppers' carts name theirs. Both give the same
 * rewards (`rewardsDifference`).
 */
export function testedCart(cart: StorefrontCart, control: StorefrontCart): TestedCart {
  const { layout, cartPageEnabled, cartPageCheckoutOverride, switchToSubscriptionEnabled } = cart;
  const { template, volume, lineMetafields } = cart;
  const ids = controlIds(cart.rewards, control.rewards);
  return {
    layout,
    ...(template && { template }),
    cartPageEnabled,
    cartPageCheckoutOverride,
    switchToSubscriptionEnabled,
    components: cart.components.map((component) => withControlIds(component, ids)),
    volume,
    products: cart.products.filter((product) => !control.products.some((each) => sameValue(each, product))),
    ...(lineMetafields && { lineMetafields }),
  };
}

/** The control as a shopper sees it who is shown this variant of its test. */
export function shownInPlaceOf(control: StorefrontCart, { products, ...shown }: TestedCart): StorefrontCart {
  const { id, live, rewards, givesGifts, discountsActive, discountTitles, offerTitles } = control;
  return {
    id,
    live,
    rewards,
    ...(givesGifts && { givesGifts }),
    discountsActive,
    discountTitles,
    ...(offerTitles && { offerTitles }),
    ...shown,
    products: [
      ...control.products.filter((each) => !products.some((own) => own.id === each.id)),
      ...products,
    ],
  };
}

/** The control's ids of bars and tiers, by the ids of another cart that gives the same. */
function controlIds(rewards: RewardsConfig, control: RewardsConfig): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const [at, bar] of rewards.bars.entries()) {
    const same = control.bars[at];
    if (same) ids.set(bar.id, same.id);
    for (const [place, tier] of bar.tiers.entries()) {
      const sameTier = same?.tiers[place];
      if (sameTier) ids.set(tier.id, sameTier.id);
    }
  }
  return ids;
}

function withControlIds(
  component: StorefrontComponent,
  ids: ReadonlyMap<string, string>,
): StorefrontComponent {
  if (component.type !== 'tiered_progress_bar') return component;
  const idOf = (id: string) => ids.get(id) ?? id;
  const bars = component.settings.bars.map((bar) => ({
    ...bar,
    id: idOf(bar.id),
    tiers: bar.tiers.map((tier) => ({ ...tier, id: idOf(tier.id) })),
  }));
  return { ...component, settings: { bars } };
}
