import type { RenderMessage } from '@cartwright/core/contract/preview';
import type { ListingResponse } from '@cartwright/core/listing/listing-response';
import { tellEditor } from '@cartwright/storefront-kit/preview/editor-port';
import { handOnKeys } from '@cartwright/storefront-kit/preview/hand-on-keys';
import { speakLocale } from '@cartwright/storefront-kit/preview/page-language';
import { createPartMarks } from '@cartwright/storefront-kit/preview/part-marks';
import cardCss from '@cartwright/ui/listing/card.css';
import filtersCss from '@cartwright/ui/listing/filters/filters.css';
import listingCss from '@cartwright/ui/listing/listing.css';
import { render } from 'preact';
import { closeDropdowns } from '../list/close-dropdowns';
import { type CollectionState, CollectionView } from '../list/collection-view';
import { filterHandlers } from '../list/filter-handlers';
import { filterPlace, onOtherPlace } from '../list/filter-place';
import { withPage } from '../listing/page-address';
import { growth } from '../load-more/growth';
import type { Grid } from '../load-more/infinite-list';
import { part } from '../load-more/infinite-scroll-part';
import type { Messages } from '../messages/messages';
import { part as rangePart } from '../range/range-part';
import { appliedLook } from './applied-look';
import { bundledMessages } from './bundled-messages';
import css from './collection-preview.css';
import { grownList } from './grown-list';
import { stateShown } from './state-shown';
import { stayInThePreview } from './stay-in-the-preview';

type Message = RenderMessage<'collection'>;

/** Selector of sticky elements; this page has none. */
const STICKY = '[data-sticky]';

/**
 * Opens the preview of a collection page. Returns a function that renders an editor state. There is no store:
 * navigation is reported to the editor, which sends the result.
 */
export function openCollectionFrame(): (message: Message) => void {
  const { heading, block, content, page, wear } = openPage();
  let last: Message | null = null;
  let isSheetOpen = false;
  const ask = (search: string) => tellEditor({ type: 'preview:ask', search });
  const focusGrid = () => content.querySelector<HTMLElement>('.cw-grid')?.focus({ preventScroll: true });

  const further = grownList(ask);
  const filters = filterHandlers({
    content,
    search: () => last?.content.search ?? '',
    open: ask,
    setSheet(isOpen) {
      isSheetOpen = isOpen;
      draw();
    },
    decimalSign: () => bundledMessages(last?.locale ?? '').decimalSign,
    loadRange: async () => rangePart,
  });
  const mark = createPartMarks(page, STICKY);
  closeDropdowns(content);
  onOtherPlace(() => draw());
  handOnKeys(() => document.activeElement?.matches('input, select, textarea') ?? false);
  stayInThePreview(page, {
    onAddress: ask,
    onProduct: (id) => tellEditor({ type: 'preview:select', id }),
  });

  /** Infinite scroll, with the messages it was created with. */
  let grows: { readonly messages: Messages; readonly growth: ReturnType<typeof growth> } | null = null;
  function growthIn(messages: Messages, state: () => CollectionState) {
    if (grows?.messages !== messages) {
      const grid: Grid = {
        content,
        messages,
        key: () => 'preview',
        state,
        ask: further.page,
        change({ response, said }) {
          if (response) further.grow(response);
          draw(response, said);
        },
        seePage() {},
        restart: () => ask(withPage(last?.content.search ?? '', 1)),
      };
      grows = { messages, growth: growth(grid, part) };
    }
    return grows.growth;
  }

  let state: CollectionState | null = null;
  function draw(grown?: ListingResponse, said?: string): void {
    if (!last) return;
    if (grown) last = { ...last, content: { ...last.content, list: grown } };
    const messages = bundledMessages(last.locale);
    const shown = { ...stateShown(last, messages, isSheetOpen), ...(said !== undefined && { said }) };
    state = shown;
    const infinite = growthIn(messages, () => state ?? shown);
    render(
      <CollectionView
        state={shown}
        messages={messages}
        path=""
        addTo=""
        all=""
        columns={last.content.columns}
        open={(search, isAnotherPage) => {
          ask(search);
          if (!isAnotherPage) return;
          focusGrid();
          block.scrollIntoView();
        }}
        again={() => {
          ask(last?.content.search ?? '');
          focusGrid();
        }}
        filters={filters}
        place={filterPlace(block)}
        around={infinite.around(shown.response)}
      />,
      content,
    );
    nameCards(content, last);
    infinite.drawn();
  }

  return (message) => {
    last = { ...message, content: further.takeUp(message.content) };
    speakLocale(message.locale);
    wear(message.look);
    const { title, layout, layoutMode, columns, list } = message.content;
    heading.textContent = title;
    // Searches have their title in the list.
    heading.hidden = title === '';
    Object.assign(block.dataset, { layout, layoutMode }, list.look?.data);
    block.style.cssText = list.look?.style ?? '';
    if (!list.look) {
      for (const [at, name] of ['--_wide', '--_medium', '--_narrow'].entries()) {
        block.style.setProperty(name, String(columns[at]));
      }
    }
    const { backgroundColor, color } = block.style;
    if (backgroundColor) block.style.setProperty('--cw-listing-background', backgroundColor);
    if (color) block.style.setProperty('--cw-listing-text', color);
    draw();
    mark({ selected: message.selected, names: message.names });
  };
}

/** Creates the page as printed by the block's Liquid, without its list, and its look in place of a theme. */
function openPage() {
  const wear = appliedLook(cardCss + listingCss + filtersCss + css);
  const heading = document.createElement('h1');
  heading.className = 'cw-listing-heading';
  const content = document.createElement('div');
  content.className = 'cw-listing-content';
  const block = document.createElement('div');
  block.className = 'cw-listing';
  block.append(heading, content);
  const page = document.createElement('main');
  page.className = 'cw-page';
  // The editor page has its own `main`.
  page.ariaLabel = 'Preview';
  page.append(block);
  document.body.append(page);
  return { heading, block, content, page, wear };
}

/** Labels cards with product ids for the marks, and with the reason of their position for screen readers. */
function nameCards(content: HTMLElement, { content: { list }, names }: Message): void {
  for (const [at, card] of [...content.querySelectorAll<HTMLElement>('.cw-card')].entries()) {
    const id = String(list.products[at]?.id);
    card.dataset.component = id;
    card.querySelector('.cw-card-link')?.setAttribute('aria-description', names[id] ?? '');
  }
}
