import type { RenderMessage, WidgetContent } from '@cartwright/core/contract/preview';
import { handOnKeys } from '@cartwright/storefront-kit/preview/hand-on-keys';
import { speakLocale } from '@cartwright/storefront-kit/preview/page-language';
import cardCss from '@cartwright/ui/listing/card.css';
import widgetCss from '@cartwright/ui/listing/widget.css';
import { render } from 'preact';
import { part as choices } from '../widgets/choices-part';
import { part as frame } from '../widgets/frame-part';
import { drawWidget } from '../widgets/show-widget';
import { onOtherWidth } from '../widgets/shown-layout';
import { hasChoices, hasFrame } from '../widgets/widget-parts';
import { appliedLook } from './applied-look';
import { bundledWidgetMessages } from './bundled-widget-messages';
import css from './collection-preview.css';
import { stayInThePreview } from './stay-in-the-preview';

type Message = RenderMessage<'widget'>;

const NONE_ADDED: ReadonlySet<number> = new Set();

/** Messages to merchants if no products are shown. */
const INSTEAD: Readonly<Record<WidgetContent['status'], string>> = {
  there: 'Shoppers see nothing here: the widget has no products to show.',
  loading: 'Loading products…',
  failed: 'We couldn’t load these products.',
  elsewhere: 'Pages of your store don’t show this widget.',
};

/** Opens the preview of a widget. Returns a function that renders an editor state with the storefront's own view. */
export function openWidgetFrame(): (message: Message) => void {
  const wear = appliedLook(cardCss + widgetCss + choices.css + frame.css + css);
  const place = document.createElement('div');
  const instead = document.createElement('p');
  instead.className = 'cw-preview-instead';
  const page = document.createElement('main');
  page.className = 'cw-page';
  // The editor page has its own `main`.
  page.ariaLabel = 'Preview';
  page.append(place, instead);
  document.body.append(page);
  handOnKeys(() => document.activeElement?.matches('input, select, textarea') ?? false);
  stayInThePreview(page, { onAddress: () => undefined, onProduct: () => undefined });

  /** Timer, restarted when the merchant changes its duration. */
  let timed: { readonly seconds: number; readonly endsAt: number } | null = null;
  function endOf(seconds: number | null): number | null {
    if (seconds === null) timed = null;
    else if (timed?.seconds !== seconds) timed = { seconds, endsAt: Date.now() + seconds * 1000 };
    return timed?.endsAt ?? null;
  }

  let last: Message | null = null;
  function draw(): void {
    if (!last) return;
    const { widget, status } = last.content;
    const isLoading = status === 'loading' || last.store === 'loading';
    const products = widget?.products ?? [];
    const isShown = products.length > 0 && last.store !== 'loading';
    instead.hidden = isShown;
    instead.textContent = INSTEAD[isLoading ? 'loading' : status];
    place.ariaBusy = String(isLoading);
    if (!widget || !isShown) {
      render(null, place);
      return;
    }
    const messages = bundledWidgetMessages(last.locale);
    const { product, currency } = widget.page;
    const { market, shop } = last;
    const rate = currency === shop.currency ? '1' : currency === market.currency ? market.rate : null;
    const page = { money: '', currency: currency ?? '', locale: last.locale, product, rate: rate ?? '' };
    drawWidget(
      place,
      widget,
      { products, added: NONE_ADDED, said: '' },
      {
        messages,
        addTo: '',
        page,
        choices: hasChoices(widget.extras, products) ? choices : null,
        frame: hasFrame(widget.extras) ? frame : null,
        endsAt: endOf(widget.extras?.timer?.seconds ?? null),
      },
    );
  }
  onOtherWidth(draw);

  return (message) => {
    last = message;
    speakLocale(message.locale);
    wear(message.look);
    draw();
  };
}
