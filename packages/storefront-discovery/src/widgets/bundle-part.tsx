import { type BundleLine, bundleProperties } from '@cartwright/core/bundles/bundle-line';
import { evaluateBundle } from '@cartwright/core/bundles/evaluate-bundle';
import { roomFor } from '@cartwright/core/bundles/room-for';
import { type ChosenPart, selectionLines } from '@cartwright/core/bundles/selection';
import { subunits } from '@cartwright/core/money/subunits';
import { ANY_QUANTITY, nextQuantity } from '@cartwright/core/rewards/quantity-rule';
import { chosenVariant, offeredWays, soldOnce } from '@cartwright/core/widgets/offered-product';
import type { ShownBundle } from '@cartwright/core/widgets/widget-answer';
import type { AddedItem } from '@cartwright/ui/listing/added-item';
import bundleStyles from '@cartwright/ui/listing/bundle.css';
import { BundleBuilder, type JudgedChoice } from '@cartwright/ui/listing/bundle-builder';
import choicesStyles from '@cartwright/ui/listing/choices.css';
import { render } from 'preact';
import { addTogether } from './add-together';
import { amountFormat } from './amount-format';
import { BUNDLE_ENGLISH } from './bundle-words';
import { keptChoice, keptText } from './kept-choice';
import { layoutNow } from './shown-layout';
import type { BundlePart, DrawnBundle } from './widget-parts';

/**
 * A bundle builder in its element: shoppers choose step by step, and one button adds all of it.
 *
 * @public
 */
export const part: BundlePart = {
  css: choicesStyles + bundleStyles,
  draw(place, { face, bundle, steps, words, style, page, addTo, exchange, gives, kept, Card }) {
    const { rule } = bundle;
    const format = amountFormat(page);
    const texts = {
      ...words,
      ...(words.bundle ?? BUNDLE_ENGLISH),
      soldOut: words.soldOut,
    };
    const { add, remaining, complete, savings } = bundle.texts;
    const own = {
      add: words.own(add),
      remaining: words.own(remaining),
      complete: words.own(complete),
      savings: words.own(savings),
    };
    const judge = judgeOf(bundle, exchange, page.currency, gives);
    render(
      <BundleBuilder
        id={`cw-widget-${face.id}`}
        title={words.own(face.title)}
        style={style}
        layout={layoutNow(face.layout)}
        bundle={{ ...bundle, texts: own }}
        steps={bundle.steps.map(({ title, description }, at) => ({
          title: words.own(title),
          description,
          products: soldOnce(steps[at] ?? []),
        }))}
        texts={texts}
        offer={{
          quantity: null,
          texts: {
            choose: texts.choose,
            quantity: '',
            oneTime: '',
            subscription: '',
            soldOut: texts.soldOut,
          },
          format,
          chosen: (product, choice) => chosenVariant(product, 'one-time', choice),
          isSold: (variant) => variant.available && offeredWays(variant, 'one-time').length > 0,
          hasChoice: ({ variants = [] }) => variants.length > 1,
          // A bundle's discount is the bundle's, never a product's own.
          limited: () => '',
        }}
        Card={Card}
        addTo={addTo}
        judge={judge}
        next={(parts, step, product, { variant }, by) => {
          const count = parts.reduce(
            (sum, each) => sum + (each.step === step && each.variantId === variant.id ? each.quantity : 0),
            0,
          );
          const next = nextQuantity(count, by, variant.quantityRule ?? ANY_QUANTITY);
          return next - count > roomFor(rule, parts, { step, productId: product.id }) ? count : next;
        }}
        initial={keptChoice(kept.read(), bundle, steps)}
        onParts={(parts) => kept.write(keptText(parts))}
        itemsOf={(parts) => itemsOf(rule.id, parts)}
        onAdd={addTogether}
      />,
      place,
    );
  },
};

/** What a choice comes to by the one rule of bundles. */
function judgeOf(
  { rule }: ShownBundle,
  { shopCurrency, rate }: DrawnBundle['exchange'],
  currency: string,
  gives: boolean,
): (parts: readonly ChosenPart[]) => JudgedChoice {
  const context = { country: null, shopCurrency, rate, variants: {}, discountsActive: gives };
  return (parts) => {
    const lines: BundleLine[] = selectionLines(rule.id, 'choice', parts);
    const cart = { currency, lines, othersOrderDiscount: subunits(0) };
    const [judged] = evaluateBundle(rule, cart, context).instances;
    const units = parts.reduce((sum, { quantity }) => sum + quantity, 0);
    if (judged) {
      const { missing, price, discount, savings, tiers } = judged;
      return { units, missing, price, discount, savings, reached: tiers.map(({ reached }) => reached) };
    }
    return { units, missing: leastOf(rule), price: 0, discount: 0, savings: 0, reached: [] };
  };
}

/** Units that an empty bundle lacks. */
function leastOf({ steps, container }: ShownBundle['rule']): number {
  const needed = steps.reduce((sum, { quantityInputs }) => sum + quantityInputs.minQuantityPerStep, 0);
  return Math.max(needed, container.enabledForceToMax ? container.maxValue : container.minValue);
}

let instance = '';

/** The lines of a bundle, all with the same instance, so that two of a kind stay two. */
function itemsOf(bundleId: string, parts: readonly ChosenPart[]): AddedItem[] {
  if (parts.length === 0) instance = '';
  // One name as long as a choice is built: a form that is sent again adds to the same.
  else instance ||= Math.random().toString(36).slice(2, 10);
  return parts.map(({ step, variantId, quantity }) => ({
    variantId,
    quantity,
    properties: bundleProperties({ bundleId, instance, step }),
  }));
}
