import { bundleProperties } from '@cartwright/core/bundles/bundle-line';
import { subunits } from '@cartwright/core/money/subunits';
import type { RewardLine } from '@cartwright/core/rewards/cart';
import type { DiscountedBundle } from '@cartwright/core/rewards/config';
import { aWorld, type World } from '@cartwright/core/testing/arbitraries';
import fc from 'fast-check';

/** The variant that parts are nested under, in shops whose bundles have copies. */
const PARENT = 31;

/** A shopper's build of the shop's first bundle, and its number of copies. */
const built = fc.record({
  parts: fc.array(
    fc.record({
      offered: fc.nat(3),
      second: fc.boolean(),
      quantity: fc.integer({ min: 1, max: 3 }),
      plan: fc.constantFrom(null, null, 7),
      widget: fc.constantFrom('', '', '5'),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  copies: fc.constantFrom(1, 1, 2, 3),
  isTwice: fc.boolean(),
});

/** A world whose shop has bundles, and whose cart has one as builders add it, once or twice, among other lines. */
export const aWorldWithBundles: fc.Arbitrary<World> = fc
  .tuple(
    aWorld.filter(({ config }) => (config.bundles?.length ?? 0) > 0),
    built,
  )
  .map(([{ config, cart, context }, { parts, copies, isTwice }]) => {
    const [first, ...others] = config.bundles ?? [];
    if (!first) throw new Error('The world has bundles.');
    const bundle = copies > 1 ? withParent(first) : first;
    const unit = cart.currency === 'JPY' ? 100 : 1;
    const linesOf = (instance: string) => [
      ...parts.flatMap(({ offered, second, quantity, plan, widget }, at) => {
        const step = (offered % bundle.steps.length) + 1;
        const scopes = bundle.steps[step - 1]?.products ?? [];
        const scope = scopes[offered % scopes.length];
        const variantId = scope?.variantIds[0] ?? (scope?.productId ?? 0) + (second ? 2 : 1);
        return line(`${instance}-${at}`, variantId, quantity * copies, unit, {
          plan,
          properties: {
            ...bundleProperties({ bundleId: bundle.id, instance, step }),
            ...(widget !== '' && { _widget: widget }),
          },
        });
      }),
      ...(copies > 1
        ? line(`${instance}-parent`, PARENT, copies, unit, {
            plan: null,
            properties: bundleProperties({ bundleId: bundle.id, instance, step: null }),
          })
        : []),
    ];
    const lines = [...cart.lines, ...linesOf('built'), ...(isTwice ? linesOf('again') : [])];
    return {
      config: { ...config, bundles: [bundle, ...others] },
      cart: { ...cart, lines: distinct(lines) },
      context,
    };
  });

const withParent = ({ discount, ...bundle }: DiscountedBundle): DiscountedBundle => ({
  ...bundle,
  discount: { ...discount, parentVariantId: PARENT },
});

function line(
  key: string,
  variantId: number,
  quantity: number,
  unit: number,
  { plan, properties }: { readonly plan: number | null; readonly properties: Record<string, string> },
): RewardLine[] {
  return [
    {
      key,
      variantId,
      productId: Math.floor(variantId / 10) * 10,
      quantity,
      linePrice: subunits(quantity * variantId * 97 * unit),
      othersDiscount: subunits(0),
      properties,
      sellingPlanId: plan,
      giftCard: false,
      charged: null,
    },
  ];
}

/** Shopify merges lines of the same variant, properties and plan. */
function distinct(lines: readonly RewardLine[]): RewardLine[] {
  const seen = new Map(
    [...lines]
      .reverse()
      .map((each) => [JSON.stringify([each.variantId, each.properties, each.sellingPlanId]), each]),
  );
  return lines.filter((each) => [...seen.values()].includes(each));
}
