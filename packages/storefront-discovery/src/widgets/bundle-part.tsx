import { bundleProperties } from '@cartwright/core/bundles/bundle-line';
import { judgedChoice, type OffBesideCart } from '@cartwright/core/bundles/judged-choice';
import { roomFor } from '@cartwright/core/bundles/room-for';
import type { ChosenPart } from '@cartwright/core/bundles/selection';
import { ANY_QUANTITY, nextQuantity } from '@cartwright/core/rewards/quantity-rule';
import type { StorefrontCart } from '@cartwright/core/storefront/config';
import { chosenVariant, offeredWays, soldOnce } from '@cartwright/core/widgets/offered-product';
import { readConfig } from '@cartwright/storefront-kit/page/page-json';
import { loadPart } from '@cartwright/storefront-kit/parts/load-part';
import type { AddedItem } from '@cartwright/ui/listing/added-item';
import bundleStyles from '@cartwright/ui/listing/bundle.css';
import { BundleBuilder } from '@cartwright/ui/listing/bundle-builder';
import choicesStyles from '@cartwright/ui/listing/choices.css';
import { render } from 'preact';
import { addTogether } from './add-together';
import { amountFormat } from './amount-format';
import { BUNDLE_ENGLISH } from './bundle-words';
import { keptChoice, keptText } from './kept-choice';
import { layoutNow } from './shown-layout';
import type { BundlePart, WholeCartPart } from './widget-parts';

/**
 * A bundle builder in its element: shoppers choose step by step, and one button adds all of it.
 *
 * @public
 */
export const part: BundlePart = {
  css: choicesStyles + bundleStyles,
  draw(place, { face, bundle, steps, words, style, page, addTo, exchange, kept, Card }) {
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
    const context = { ...exchange, currency: page.currency };
    const draw = (offOf: OffBesideCart | null) => render(builder(offOf), place);
    const builder = (offOf: OffBesideCart | null) => (
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
        judge={(parts) => judgedChoice(rule, { parts, instance: instanceOf(parts) }, context, offOf)}
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
      />
    );
    draw(null);
    // What is drawn without it is the bundle's own discount, which is nearly always all.
    void wholeCart(page.root)?.then((offOf) => offOf && draw(offOf));
  },
};

let judging: ReturnType<WholeCartPart> | undefined;

/** What else may be taken off products in this page than by bundles: then the whole cart has to be judged. */
function wholeCart(root: string | null): typeof judging {
  const mayBeMore = ({ rewards: { volume, bars } }: StorefrontCart) =>
    volume !== null || bars.some(({ lineItemMode }) => lineItemMode);
  if (root === null || !readConfig()?.carts.some(mayBeMore)) return undefined;
  judging ??= loadPart<WholeCartPart>('widgets-whole-cart').then((judge) => judge?.(root) ?? null);
  return judging;
}

let name = '';

/** Names a bundle, so that two of a kind stay two: the same as long as it is built, so that a form that is sent again adds to it. */
function instanceOf(parts: readonly ChosenPart[]): string {
  name = parts.length === 0 ? '' : name || Math.random().toString(36).slice(2, 10);
  return name;
}

/** The lines of a bundle. */
function itemsOf(bundleId: string, parts: readonly ChosenPart[]): AddedItem[] {
  const instance = instanceOf(parts);
  return parts.map(({ step, variantId, quantity }) => ({
    variantId,
    quantity,
    properties: bundleProperties({ bundleId, instance, step }),
  }));
}
