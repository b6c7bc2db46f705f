import '@cartwright/core/contract/without-eval';
import {
  type FrameMessage,
  isEditorMessage,
  PREVIEW_PROTOCOL,
  type PreviewLine,
  type RenderMessage,
} from '@cartwright/core/contract/preview';
import { effect, signal } from '@preact/signals';
import { render } from 'preact';
import { createAnnouncer } from '../drawer/announcer';
import { cartElement } from '../drawer/cart-element';
import { type CartSession, createSession } from '../drawer/session';
import { createParts, type Parts, partsOf } from '../parts/parts';
import { memoryPorts } from '../platform/memory/memory-ports';
import type { Rules } from '../state/rules';
import { speak } from '../words';
import { inLanguage } from '../words/in-language';
import { languageOf } from '../words/load-words';
import { boughtLines, sameLines } from './bought-lines';
import { bundledPart } from './bundled-parts';
import { BUNDLED_WORDS } from './bundled-words';
import { type DropMark, dropMark } from './drop-mark';
import { createMemoryShop } from './memory-shop';
import css from './preview.css';
import { pageProducts, previewRules } from './preview-rules';
import { PreviewView } from './preview-view';
import { listenToMerchant, showComponent } from './selection';

/** The frame's origin is "null" and the editor's is not known to it; what is posted is no secret. */
function post(message: FrameMessage): void {
  window.parent.postMessage(message, '*');
}

function postError(error: unknown, componentId: string | null = null): void {
  post({
    type: 'preview:error',
    componentId,
    message: error instanceof Error ? error.message : String(error),
  });
}

/** What stays between messages. */
interface Frame {
  readonly session: CartSession;
  readonly parts: Parts;
  fill(message: RenderMessage): void;
  rules: Rules;
  last: RenderMessage;
  /** The lines that the editor knows of. */
  lines: readonly PreviewLine[];
  /** What was selected, and how it was set up, when it was last brought into view. */
  seen: string;
  readonly root: ShadowRoot;
  /** Components of this state whose failure the editor knows of. */
  readonly told: Set<string>;
}

let frame: Frame | null = null;
const selected = signal<string | null>(null);
const drop = signal<DropMark | null>(null);

function openFrame(message: RenderMessage, rules: Rules): Frame {
  const shop = createMemoryShop(() => opened.rules);
  const translation = BUNDLED_WORDS[languageOf(message.locale) ?? ''];
  if (translation) speak(translation.cart);
  const session = createSession({
    ports: memoryPorts(shop.port, Date.now, {
      products: () => pageProducts(opened.last.products),
      product: shop.product,
    }),
    rules,
    root: '/',
    locale: () => opened.last.locale,
    currency: () => opened.last.shop.currency,
    words: translation?.parts,
    // The preview does not close, but it shows the button that does.
    close: () => undefined,
  });
  const root = cartElement();
  const parts = createParts(root, bundledPart);
  const opened: Frame = {
    session,
    parts,
    fill: shop.fill,
    rules,
    last: message,
    lines: message.lines,
    seen: '',
    root,
    told: new Set(),
  };
  shop.fill(message);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const place = document.createElement('div');
  root.append(place);
  const announcer = createAnnouncer(session);
  effect(() => {
    render(
      <PreviewView
        session={session}
        announcer={announcer}
        parts={parts}
        selected={selected}
        drop={drop}
        onComponentError={(componentId, text) => {
          // It is drawn, and fails, several times until a state has settled.
          if (opened.told.has(componentId)) return;
          opened.told.add(componentId);
          postError(text, componentId);
        }}
      />,
      place,
    );
  });
  listenToMerchant(root, post);
  effect(() => {
    const cart = session.kernel.truth.value;
    if (!cart || session.kernel.busy.value) return;
    const lines = boughtLines(cart);
    if (sameLines(lines, opened.lines)) return;
    opened.lines = lines;
    post({ type: 'preview:lines', lines });
  });
  return opened;
}

async function show(message: RenderMessage): Promise<void> {
  const rules = previewRules(message);
  const translation = BUNDLED_WORDS[languageOf(message.locale) ?? ''];
  if (translation) inLanguage(rules.config, translation.texts);
  document.documentElement.lang = message.locale;
  selected.value = message.selectedComponentId;
  drop.value = dropMark(message.document, message.drop);
  if (!frame) {
    frame = openFrame(message, rules);
  } else {
    const { last } = frame;
    // Lines that come back as they were sent, or an older state of them, are no new cart.
    const newLines = !sameLines(message.lines, last.lines) && !sameLines(message.lines, frame.lines);
    const newShop =
      JSON.stringify([message.products, message.shop]) !== JSON.stringify([last.products, last.shop]);
    const lines = newLines ? message.lines : frame.lines;
    frame.told.clear();
    frame.rules = rules;
    frame.last = message;
    if (newLines || newShop) {
      frame.lines = lines;
      frame.fill({ ...message, lines });
    }
    frame.session.setRules(rules);
  }
  const { session, parts } = frame;
  await parts.want(partsOf(rules.config));
  await session.kernel.refresh();
  await session.dispatch({ type: 'settle' });
  // Two frames: the first draws, the second begins when that has been painted.
  requestAnimationFrame(() => {
    requestAnimationFrame(() => post({ type: 'preview:rendered', revision: message.revision }));
    if (frame) keepInView(frame);
  });
}

/** What is being edited is brought into view when it was selected, and when it was set up anew; what draws nothing yet, later. */
function keepInView(opened: Frame): void {
  const { document: cart, widgets, selectedComponentId } = opened.last;
  const edited = cart.components.find(({ componentId }) => componentId === selectedComponentId);
  if (!edited) {
    opened.seen = '';
    return;
  }
  const shown = edited.type === 'cross_sell_widget' ? widgets : [];
  const seen = JSON.stringify([edited, cart.dragDropState, shown]);
  if (seen !== opened.seen && showComponent(opened.root, edited.componentId)) opened.seen = seen;
}

window.addEventListener('message', (event) => {
  if (event.source !== window.parent || !isEditorMessage(event.data)) return;
  show(event.data).catch(postError);
});
post({ type: 'preview:ready', protocol: PREVIEW_PROTOCOL });
