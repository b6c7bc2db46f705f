import type { RenderMessage, WidgetContent } from '@cartwright/core/contract/preview';
import { handOnKeys } from '@cartwright/storefront-kit/preview/hand-on-keys';
import { speakLocale } from '@cartwright/storefront-kit/preview/page-language';
import cardCss from '@cartwright/ui/listing/card.css';
import { ProductCard } from '@cartwright/ui/listing/product-card';
import widgetCss from '@cartwright/ui/listing/widget.css';
import { render } from 'preact';
import { part as builder } from '../widgets/bundle-part';
import { onOtherWidth } from '../widgets/shown-layout';
import { propertiesIn } from '../widgets/style-properties';
import { appliedLook } from './applied-look';
import { bundledWidgetMessages } from './bundled-widget-messages';
import css from './collection-preview.css';
import { stayInThePreview } from './stay-in-the-preview';

type Message = RenderMessage<'bundle'>;

/** Messages to merchants if no bundle is shown. */
const INSTEAD: Readonly<Record<WidgetContent['status'], string>> = {
  there: 'Choose products for the steps to see the bundle here.',
  loading: 'Loading products…',
  failed: 'We couldn’t load these products.',
  elsewhere: 'This isn’t a bundle.',
};

/**
 * Opens the preview of a bundle builder. Returns a function that renders an editor state with the storefront's own
 * part.
 */
export function openBundleFrame(): (message: Message) => void {
  const wear = appliedLook(cardCss + widgetCss + builder.css + css);
  const place = document.createElement('div');
  const instead = document.createElement('p');
  instead.className = 'cw-preview-instead';
  const page = document.createElement('main');
  page.className = 'cw-page';
  // The editor page has its own `main`.
  page.ariaLabel = 'Preview';
  page.append(place, instead);
  document.body.append(page);
  handOnKeys(() => document.activeElement?.matches('input, select, textarea, [role="tab"]') ?? false);
  stayInThePreview(page, { onAddress: () => undefined, onProduct: () => undefined });
  // No adding to the cart in a preview.
  page.addEventListener('submit', (event) => event.preventDefault());

  let last: Message | null = null;
  let kept = '';
  let drawnBy = '';
  function draw(): void {
    if (!last) return;
    const { widget, status } = last.content;
    const isLoading = status === 'loading' || last.store === 'loading';
    const steps = widget?.stepProducts ?? [];
    const bundle = widget?.bundle;
    const isShown =
      bundle !== undefined && steps.some(({ length }) => length > 0) && last.store !== 'loading';
    instead.hidden = isShown;
    instead.textContent = INSTEAD[isLoading ? 'loading' : status];
    place.ariaBusy = String(isLoading);
    // A choice under other rules may be invalid: restarts the builder with what is still possible.
    const by = JSON.stringify([bundle?.rule, steps.map((products) => products.map(({ id }) => id))]);
    if (!isShown || by !== drawnBy) render(null, place);
    drawnBy = by;
    if (!widget || !bundle || !isShown) return;
    const currency = widget.page.currency ?? last.market.currency;
    builder.draw(place, {
      face: widget,
      bundle,
      steps,
      messages: bundledWidgetMessages(last.locale),
      style: propertiesIn(widget.style),
      page: { money: '', currency, locale: last.locale, root: null, codes: 0 },
      addTo: '',
      exchange: { shopCurrency: last.shop.currency, rate: last.market.rate },
      kept: {
        read: () => kept,
        write: (text) => {
          kept = text;
        },
      },
      Card: ProductCard,
    });
  }
  onOtherWidth(draw);

  return (message) => {
    last = message;
    speakLocale(message.locale);
    wear(message.look);
    draw();
  };
}
