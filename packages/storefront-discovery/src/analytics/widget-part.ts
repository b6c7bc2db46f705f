import type { ListAnalyticsEvent } from '@cartwright/core/analytics/analytics-events';
import { consentedEvents } from '@cartwright/storefront-kit/analytics/consented-events';
import { isPreviewed } from '@cartwright/storefront-kit/page/is-previewed';
import { previewedVariant } from '@cartwright/storefront-kit/page/previewed-variant';
import { shopifyConsent } from '@cartwright/storefront-kit/shopify/consent';
import { closest } from '@cartwright/storefront-kit/theme/closest';
import { addedProducts } from '../widgets/added-products';
import { cardAdds } from './card-adds';
import type { CountedWidget, WidgetAnalyticsPart } from './count-widget-events';
import { marketOf } from './said-of-lists';
import { seenCards } from './seen-cards';

type WidgetEvent = Pick<ListAnalyticsEvent, 'name' | 'product' | 'variant' | 'position' | 'results' | 'step'>;

/**
 * Reports analytics of a page's widgets to the page as `cartwright:analytics` and, with consent, to the app's server.
 * Everything is read from the DOM, so widgets don't know of it.
 */
function countWidgets(...[widgets, { ours, events, addTo }]: Parameters<WidgetAnalyticsPart>): void {
  // Merchants previewing a test variant aren't counted.
  if (isPreviewed() || previewedVariant() !== null) return;
  const market = marketOf(ours);
  const sending = shopifyConsent().then((consent) => (events ? consentedEvents(events, consent) : null));

  function report({ id, steps }: CountedWidget, event: WidgetEvent): void {
    const detail = { subject: steps ? ('bundle' as const) : ('widget' as const), id, ...event };
    document.dispatchEvent(new CustomEvent('cartwright:analytics', { detail }));
    const at = performance.now();
    void sending.then((send) => send?.({ ...detail, ...market }, at));
  }

  /** Widget and product of a card. */
  function cardIn(target: EventTarget | null) {
    const card = closest(target, '.cw-card');
    const widget = card && widgets.find(({ place }) => place.contains(card));
    if (!widget) return null;
    const index = [...widget.place.querySelectorAll('.cw-card')].indexOf(card);
    const product = widget.products[index];
    return product ? { widget, card, about: { product: product.id, position: index + 1 } } : null;
  }

  const reached = new Set<string>();
  /** Reports the bundle step of a card, once. */
  function reach(widget: CountedWidget, card: Element): void {
    const at = [...widget.place.querySelectorAll('.cw-bundle-step')].findIndex((each) => each.contains(card));
    const step = widget.steps?.[at]?.id;
    if (!step || reached.has(`${widget.id} ${step}`)) return;
    reached.add(`${widget.id} ${step}`);
    report(widget, { name: 'step_reached', step });
  }

  const viewed = new Set<CountedWidget>();
  const { watch } = seenCards((card) => {
    const found = cardIn(card);
    if (!found) return;
    const { widget, card: seen, about } = found;
    if (!viewed.has(widget)) report(widget, { name: 'viewed', results: widget.products.length });
    viewed.add(widget);
    report(widget, { name: 'impression', ...about });
    reach(widget, seen);
  });
  watch(widgets.flatMap(({ place }) => [...place.querySelectorAll('.cw-card')]));

  const started = new Set<CountedWidget>();
  function press({ target }: Event): void {
    const found = closest(target, 'a, button') && cardIn(target);
    if (!found) return;
    const { widget, card, about } = found;
    reach(widget, card);
    if (closest(target, 'a')) report(widget, { name: 'clicked', ...about });
    else if (widget.steps && !started.has(widget)) {
      started.add(widget);
      report(widget, { name: 'started' });
    }
  }
  for (const { place } of widgets) {
    place.addEventListener('click', press);
    place.addEventListener('auxclick', press);
  }

  const adds = cardAdds(addTo);
  // Capturing, before the cart intercepts the form and stops the event.
  addEventListener(
    'submit',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLFormElement)) return;
      const widget = widgets.find(({ place }) => place.contains(target));
      const items = widget ? addedProducts(target, widget.products) : [];
      if (!widget || items.length === 0) return;
      adds.after(event, () => {
        if (widget.steps) return report(widget, { name: 'added' });
        for (const { product, variant, at } of items)
          report(widget, { name: 'added', product: product.id, position: at + 1, variant });
      });
    },
    true,
  );
}

/** @public */
export const part: WidgetAnalyticsPart = countWidgets;
