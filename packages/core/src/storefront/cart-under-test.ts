import { sameValue } from '../editing/same-value';
import type { RewardsConfig } from '../rewards/config';
import { ownRewards } from '../rewards/variant-rewards';
import type { CartUnderTest, GivenByVariant, StorefrontCart, StorefrontComponent } from './config';
import { rewardsDifference } from './rewards-difference';

/**
 * Compiled cart of a variant in the page's config, beside the control that it replaces: its schedule is the
 * control's. If both give the same (`rewardsDifference`), bars and tiers have the control's ids, since gifts in
 * shoppers' carts name their tier; otherwise it has rewards of its own, which checkout gives to marked carts.
 */
export function cartUnderTest(cart: StorefrontCart, control: StorefrontCart): CartUnderTest {
  const { layout, cartPageEnabled, cartPageCheckoutOverride, switchToSubscriptionEnabled } = cart;
  const { template, volume, lineMetafields } = cart;
  const givesSame = rewardsDifference(control.rewards, cart.rewards) === null;
  const ids = controlIds(cart.rewards, control.rewards);
  return {
    layout,
    ...(template && { template }),
    cartPageEnabled,
    cartPageCheckoutOverride,
    switchToSubscriptionEnabled,
    components: givesSame
      ? cart.components.map((component) => withControlIds(component, ids))
      : cart.components,
    volume,
    products: cart.products.filter((product) => !control.products.some((each) => sameValue(each, product))),
    ...(lineMetafields && { lineMetafields }),
    ...(!givesSame && { gives: givenBy(cart) }),
  };
}

function givenBy({ rewards, discountTitles, offerTitles }: StorefrontCart): GivenByVariant {
  return { rewards: ownRewards(rewards), discountTitles, ...(offerTitles && { offerTitles }) };
}

/** Control's ids of bars and tiers, by the ids of another cart with the same rewards. */
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
