import type { OfferedProduct } from '@cartwright/core/widgets/offered-product';
import type { ShownBundle, ShownWidget } from '@cartwright/core/widgets/widget-answer';
import { tabStorage } from '@cartwright/storefront-kit/browser/browser';
import type {} from '@cartwright/storefront-kit/page/shopify-global';
import { ProductCard } from '@cartwright/ui/listing/product-card';
import { propertiesIn } from './show-widget';
import { onOtherWidth } from './shown-layout';
import type { WidgetFacts } from './widget-facts';
import { type BundlePart, type DrawnBundle, dressedPart } from './widget-parts';
import type { WidgetWords } from './widget-words';

/**
 * Shows a bundle in its element, of what the answer has of each of its steps. Gives the products that it shows, in their order;
 * none where its script cannot be had.
 */
export async function showBundle(
  place: HTMLElement,
  bundle: ShownBundle,
  answered: readonly ShownWidget[],
  words: WidgetWords,
  page: DrawnBundle['page'] & Pick<WidgetFacts, 'addTo'>,
): Promise<readonly OfferedProduct[]> {
  const [face] = answered;
  const part = face && (await dressedPart<BundlePart>('bundle'));
  if (!part) return [];
  const steps = bundle.steps.map((_, at) => answered.find(({ step }) => step === at + 1)?.products ?? []);
  const name = `cartwright:bundle-${face.id}`;
  const draw = () =>
    part.draw(place, {
      face,
      bundle,
      steps,
      words,
      style: propertiesIn(face.style),
      page,
      addTo: page.addTo,
      // As the cart has it, also in the shop's own currency.
      exchange: { shopCurrency: '', rate: window.Shopify?.currency?.rate ?? null },
      kept: { read: () => tabStorage.read(name), write: (text) => tabStorage.write(name, text) },
      Card: ProductCard,
    });
  onOtherWidth(draw);
  draw();
  return steps.flatMap((products) => part.offered(products, face.extras?.productType));
}
