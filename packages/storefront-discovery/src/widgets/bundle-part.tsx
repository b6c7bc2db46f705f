import { bundleMark, bundleName, bundleProperties } from '@cartwright/core/bundles/bundle-line';
import { judgedChoice, type OffBesideCart } from '@cartwright/core/bundles/judged-choice';
import { roomFor } from '@cartwright/core/bundles/room-for';
import type { ChosenPart } from '@cartwright/core/bundles/selection';
import { ANY_QUANTITY, nextQuantity } from '@cartwright/core/quantity-rules/quantity-rule';
import type { StorefrontCart } from '@cartwright/core/storefront/config';
import { bundleLayout } from '@cartwright/core/widgets/bundle-layout';
import {
  chosenVariant,
  firstPurchase,
  hasChoice,
  purchaseOptions,
  soldInBundle,
} from '@cartwright/core/widgets/offered-product';
import { browserStorage, tabStorage } from '@cartwright/storefront-kit/browser/browser';
import { keepBuilt } from '@cartwright/storefront-kit/bundles/built-bundles';
import { bundleInAddress, onBundleEdit } from '@cartwright/storefront-kit/bundles/bundle-edits';
import { readConfig } from '@cartwright/storefront-kit/page/page-json';
import type {} from '@cartwright/storefront-kit/page/shopify-global';
import { loadPart } from '@cartwright/storefront-kit/parts/load-part';
import type { AddedItem } from '@cartwright/ui/listing/added-item';
import bundleStyles from '@cartwright/ui/listing/bundle.css';
import { BundleBuilder } from '@cartwright/ui/listing/bundle-builder';
import choicesStyles from '@cartwright/ui/listing/choices.css';
import { render } from 'preact';
import { addTogether } from './add-together';
import { amountFormat } from './amount-format';
import { BUNDLE_ENGLISH } from './bundle-messages';
import { keptChoice, keptText } from './kept-choice';
import { layoutNow, onOtherWidth } from './shown-layout';
import { propertiesIn } from './style-properties';
import { tierTexts } from './tier-texts';
import type { BundleEditPart, BundlePart, BundleRenderContext, WholeCartPart } from './widget-parts';

/** State of a builder element. */
interface Builder {
  /** Current render context. */
  by: BundleRenderContext;
  /**
   * Evaluates discounts of the whole cart if other than bundle discounts may apply; null until loaded, or if none may.
   */
  offOf: OffBesideCart | null;
  /** Number of discount codes in the cart. They aren't evaluated here, as their effect is unknown. */
  codes: number;
  /** Bundle in the cart that is being edited. */
  editing:
    | (Pick<BundleEditPart, 'messages' | 'save' | 'leave'> & {
        readonly name: string;
        readonly parts: readonly ChosenPart[];
        readonly isFailed: boolean;
      })
    | null;
}

/** Event of the cart's public API. */
type ChangeEvent = CustomEvent<{ readonly cart: { readonly codes: readonly unknown[] } }>;

const builders = new WeakMap<HTMLElement, Builder>();

/**
 * A bundle builder in its element: shoppers choose step by step, and one button adds all of it.
 *
 * @public
 */
export const part: BundlePart = {
  css: choicesStyles + bundleStyles,
  show(place, bundle, answered, by) {
    const [face] = answered;
    if (!face) return [];
    const steps = bundle.steps.map((_, at) => answered.find(({ step }) => step === at + 1)?.products ?? []);
    const name = `cartwright:bundle-${face.id}`;
    const draw = () =>
      part.draw(place, {
        ...by,
        face,
        bundle,
        steps,
        style: propertiesIn(face.style),
        // Same rate as the cart's, also in the shop's own currency.
        exchange: { shopCurrency: '', rate: window.Shopify?.currency?.rate ?? null },
        kept: { read: () => tabStorage.read(name), write: (text) => tabStorage.write(name, text) },
      });
    onOtherWidth(draw);
    draw();
    return steps.flatMap((products) => soldInBundle(products, face.extras?.productType));
  },
  draw(place, by) {
    const known = builders.get(place);
    const builder: Builder = known ?? { by, offOf: null, codes: by.page.codes, editing: null };
    builder.by = by;
    builders.set(place, builder);
    drawBuilder(place, builder);
    if (known || by.page.root === null) return;
    takeEdits(place, builder, by.page.root);
    document.addEventListener('cartwright:change', (event) => {
      builder.codes = (event as ChangeEvent).detail.cart.codes.length;
      drawBuilder(place, builder);
    });
    // Until then only the bundle's own discount is shown, which is nearly always all.
    void wholeCart(by.page.root)?.then((offOf) => {
      builder.offOf = offOf;
      if (offOf) drawBuilder(place, builder);
    });
  },
};

/** Edits a bundle of the cart on the cart's request, or if the page was opened for it. */
function takeEdits(place: HTMLElement, builder: Builder, root: string): void {
  const isOfThis = (name: string) =>
    bundleMark({ properties: { _bundle: name } })?.bundleId === builder.by.bundle.rule.id;
  async function edit(name: string): Promise<void> {
    const editing = await loadPart<BundleEditPart>('widgets-bundle-edit');
    const inCart = (await editing?.partsInCart(root, name)) ?? [];
    const { bundle, steps } = builder.by;
    // Parts sold out or no longer offered have to be chosen again.
    const parts = keptChoice(keptText(inCart), bundle, steps, builder.by.face.extras?.productType);
    if (!editing || inCart.length === 0) return editing?.leave();
    builder.editing = { ...editing, name, parts, isFailed: false };
    drawBuilder(place, builder);
    place.scrollIntoView();
    focusBuilder(place);
  }
  onBundleEdit((name) => {
    if (!isOfThis(name)) return false;
    // The closing cart restores the focus first.
    document.addEventListener('cartwright:close', () => void edit(name), { once: true });
    return true;
  });
  const asked = bundleInAddress();
  if (asked !== null && isOfThis(asked)) void edit(asked);
}

function focusBuilder(place: HTMLElement): void {
  place.querySelector<HTMLElement>('.cw-bundle')?.focus();
}

function drawBuilder(place: HTMLElement, builder: Builder): void {
  const { by, offOf, editing } = builder;
  const { face, bundle, steps, messages, style, page, addTo, exchange, kept, Card } = by;
  const { rule } = bundle;
  const format = amountFormat(page);
  const bundleWords = messages.bundle ?? BUNDLE_ENGLISH;
  const editWords = editing && { ...editing.messages, ...messages.bundle };
  const texts = {
    ...messages,
    ...bundleWords,
    soldOut: messages.soldOut,
    ...(editWords && { adding: editWords.save }),
  };
  const instanceOf = (parts: readonly ChosenPart[]) => editedInstance(builder) ?? newInstance(parts);
  const end = () => {
    editing?.leave();
    builder.editing = null;
    drawBuilder(place, builder);
  };
  const { add, remaining, complete, savings } = bundle.texts;
  const own = {
    add: editWords ? editWords.save : messages.own(add),
    remaining: messages.own(remaining),
    complete: messages.own(complete),
    savings: messages.own(savings),
  };
  const context = { ...exchange, currency: page.currency };
  const productType = face.extras?.productType;
  const oneTime = messages.own(face.extras?.texts.oneTime ?? '');
  const subscription = messages.own(face.extras?.texts.subscription ?? '');
  const drawn = (
    <BundleBuilder
      key={editing?.name ?? ''}
      id={`cw-widget-${face.id}`}
      title={messages.own(face.title)}
      style={style}
      layout={bundleLayout(layoutNow(face.layout))}
      bundle={{ ...bundle, texts: own }}
      steps={bundle.steps.map(({ title, description }, at) => ({
        title: messages.own(title),
        description,
        products: soldInBundle(steps[at] ?? [], productType),
      }))}
      texts={texts}
      purchase={{
        first: firstPurchase(productType),
        label: texts.purchase,
        ...(productType === 'both' && { choices: { 'one-time': oneTime, subscription } }),
      }}
      offer={(purchase) => ({
        quantity: null,
        texts: { choose: texts.choose, quantity: '', oneTime, subscription, soldOut: texts.soldOut },
        format,
        chosen: (product, choice) => chosenVariant(product, purchase, choice),
        isSold: (variant) => variant.available && purchaseOptions(variant, purchase).length > 0,
        hasChoice: (product) => hasChoice(product, purchase),
        // Discounts belong to the bundle, not to single products.
        limited: () => '',
      })}
      Card={Card}
      addTo={addTo}
      tiers={tierTexts(rule, context, bundleWords, format)}
      judge={(parts) => judgedChoice(rule, { parts, instance: instanceOf(parts) }, context, offOf)}
      next={(parts, step, product, { variant }, by) => {
        const count = parts.reduce(
          (sum, each) => sum + (each.step === step && each.variantId === variant.id ? each.quantity : 0),
          0,
        );
        const next = nextQuantity(count, by, variant.quantityRule ?? ANY_QUANTITY);
        return next - count > roomFor(rule, parts, { step, productId: product.id }) ? count : next;
      }}
      initial={editing?.parts ?? keptChoice(kept.read(), bundle, steps, productType)}
      onParts={(parts) => {
        if (!editing) kept.write(keptText(parts));
      }}
      itemsOf={(parts) => itemsOf(rule.id, instanceOf(parts), parts)}
      onAdd={(event, items) => {
        if (!editing) {
          keepShown(by, items);
          return addTogether(event, items);
        }
        event.preventDefault();
        return editing.save(editing.name, items).then((isSaved) => {
          if (isSaved) {
            keepShown(by, items);
            end();
          } else {
            builder.editing = { ...editing, isFailed: true };
            drawBuilder(place, builder);
          }
          return isSaved;
        });
      }}
      totalNote={builder.codes > 0 ? texts.codes : ''}
      editing={
        editWords && {
          note: editing.isFailed ? editWords.notSaved : editWords.editing,
          cancel: editWords.cancel,
          onCancel() {
            end();
            focusBuilder(place);
          },
        }
      }
    />
  );
  render(drawn, place);
}

let judging: ReturnType<WholeCartPart> | undefined;

/** Evaluation of the whole cart, loaded if other discounts may apply to products on this page. */
function wholeCart(root: string): typeof judging {
  const mayBeMore = ({ rewards: { volume, bars } }: StorefrontCart) =>
    volume !== null || bars.some(({ lineItemMode }) => lineItemMode);
  if (!readConfig()?.carts.some(mayBeMore)) return undefined;
  judging ??= loadPart<WholeCartPart>('widgets-whole-cart').then((judge) => judge?.(root) ?? null);
  return judging;
}

/** Stores what the shopper was shown of a bundle, for the cart. */
function keepShown({ face, bundle, messages, page }: BundleRenderContext, items: readonly AddedItem[]): void {
  const mark = items[0] && bundleMark(items[0]);
  if (!mark || page.root === null) return;
  keepBuilt(browserStorage, bundleName(mark), {
    title: messages.own(face.title),
    page: location.pathname.slice(page.root.length),
    rule: bundle.rule,
  });
}

function editedInstance({ editing }: Builder): string | undefined {
  return editing ? bundleMark({ properties: { _bundle: editing.name } })?.instance : undefined;
}

let name = '';

/**
 * Instance id of a bundle, distinguishing equal bundles: stable while it is being built, so that a resubmitted form
 * adds to it.
 */
function newInstance(parts: readonly ChosenPart[]): string {
  name = parts.length === 0 ? '' : name || Math.random().toString(36).slice(2, 10);
  return name;
}

/** Items of a bundle. */
function itemsOf(bundleId: string, instance: string, parts: readonly ChosenPart[]): AddedItem[] {
  return parts.map(({ step, variantId, quantity, sellingPlanId }) => ({
    variantId,
    quantity,
    properties: bundleProperties({ bundleId, instance, step }),
    ...(sellingPlanId !== null && { sellingPlanId }),
  }));
}
