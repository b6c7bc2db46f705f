import type { PreviewLine, RenderMessage } from '@cartwright/core/contract/preview';
import { marketProducts } from '@cartwright/core/storefront/market-products';
import { usesTemplates } from '@cartwright/core/templates/component-template';
import { createParts } from '@cartwright/storefront-kit/parts/parts';
import { tellEditor, tellError } from '@cartwright/storefront-kit/preview/editor-port';
import { handOnKeys } from '@cartwright/storefront-kit/preview/hand-on-keys';
import { speakLocale } from '@cartwright/storefront-kit/preview/page-language';
import { createPartMarks } from '@cartwright/storefront-kit/preview/part-marks';
import { whenChanged } from '@cartwright/storefront-kit/preview/when-changed';
import { signal } from '@preact/signals';
import { cartElement } from '../drawer/cart-element';
import { wear } from '../drawer/style-sheet';
import { inLanguage } from '../languages/in-language';
import type { Translation } from '../languages/translation';
import { MESSAGES, speak } from '../messages/messages';
import { partsOf } from '../parts/parts-of';
import { memoryPorts } from '../platform/memory/memory-ports';
import type { CartSession } from '../session/session';
import type { Rules } from '../state/ports/rules';
import { pageBehind } from './behind-the-cart';
import { sameLines } from './bought-lines';
import { bundledPart } from './bundled-parts';
import { beginVisit, type CartVisit } from './cart-visit';
import { dropMark } from './drop-mark';
import { keepInView } from './keep-in-view';
import { loadCompiler } from './lazy-compiler';
import { createMemoryShop } from './memory-shop';
import { whyNotThere } from './nothing-to-show';
import { offeredIn } from './offered-in';
import css from './preview.css';
import { pageProducts, previewRules } from './preview-rules';
import { previewTranslation } from './preview-translation';
import type { PreviewMarks } from './preview-view';
import { enterCode } from './refused-code';
import { selectWhatIsClicked } from './selection';

type Message = RenderMessage<'cart'>;

const ENGLISH = MESSAGES;
const NOTHING_OFFERED = { isAsked: false, status: 'loading', products: [] } as const;

/** State kept between messages. */
interface Frame {
  rules: Rules;
  last: Message;
  visit: CartVisit;
  /** Lines known to the editor, including those not sold in this market. */
  lines: readonly PreviewLine[];
}

/** Opens the preview frame. Returns a function that renders a message of the editor and resolves when rendered. */
export function openCartFrame(): (message: Message) => Promise<void> {
  const root = cartElement();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const behind = pageBehind(() => root.querySelector('.cw-preview'));
  const mark = createPartMarks(root, '.cw-kept');
  const parts = createParts(root, bundledPart);
  const marks = signal<PreviewMarks>({ selected: null, names: {}, drop: null, missing: null });
  /** Components whose failure was already reported: a failing component renders several times. */
  const reportedFailures = new Set<string>();
  const view = keepInView(root);
  const dress = whenChanged((look: Message['look']) => wear(root, look));
  let frame: Frame | null = null;
  let newest: Message | null = null;
  selectWhatIsClicked(root);
  handOnKeys(() => root.activeElement?.matches('input, select, textarea') ?? false);

  const rulesNow = () => {
    if (!frame) throw new Error('Nothing is shown yet.');
    return frame.rules;
  };
  const shop = createMemoryShop(rulesNow);
  const ports = memoryPorts(shop.port, Date.now, {
    products: () => (frame ? pageProducts(marketProducts(frame.last.content, frame.last)) : []),
    offered: (widget) => (frame ? offeredIn(frame.last, widget) : NOTHING_OFFERED),
    product: shop.product,
  });

  function enter(message: Message, rules: Rules, translation: Translation | null): CartVisit {
    speak(translation?.cart ?? ENGLISH);
    return beginVisit(root, {
      ports,
      rules,
      parts,
      marks,
      locale: () => frame?.last.locale ?? message.locale,
      currency: () => frame?.last.market.currency ?? message.market.currency,
      messages: translation?.parts,
      onComponentError(componentId, text) {
        if (reportedFailures.has(componentId)) return;
        reportedFailures.add(componentId);
        tellError(text, componentId);
      },
      onLines(lines) {
        if (!frame || sameLines(lines, shop.sold(frame.lines))) return;
        frame.lines = lines;
        tellEditor({ type: 'preview:lines', lines });
      },
    });
  }

  /** Applies a message; starts a new visit if needed. */
  function visitFor(
    message: Message,
    rules: Rules,
    translation: Translation | null,
  ): { readonly visit: CartVisit; readonly isNew: boolean } {
    const { content, market } = message;
    const before = frame;
    // Lines echoed back, or an older state of them, aren't a new cart.
    const isRefilled =
      !before ||
      (!sameLines(content.lines, before.last.content.lines) && !sameLines(content.lines, before.lines));
    const lines = isRefilled ? content.lines : before.lines;
    shop.turn(message.store);
    if (isRefilled || stockOf(before.last) !== stockOf(message))
      shop.fill({ products: marketProducts(content, message), lines, market });
    // Reads and messages persist within a visit; a new visit starts from the current store state.
    const isNew = !before || visitOf(before.last) !== visitOf(message);
    if (isNew) before?.visit.end();
    const visit = isNew ? enter(message, rules, translation) : before.visit;
    frame = { rules, last: message, visit, lines };
    if (!isNew) visit.session.setRules(rules);
    return { visit, isNew };
  }

  return async (message) => {
    newest = message;
    const [translation] = await Promise.all([
      previewTranslation(message.locale),
      usesTemplates(message.content.document) && loadCompiler(),
    ]);
    // Superseded by a newer message while files were loading.
    if (newest !== message) return;
    const rules = previewRules(message);
    if (translation) inLanguage(rules.config, translation.texts);
    const { selected, names, content } = message;
    speakLocale(message.locale);
    reportedFailures.clear();
    marks.value = {
      selected,
      names,
      drop: dropMark(content.document, content.drop),
      missing: selected === null ? null : whyNotThere(content.document, selected),
    };
    dress(message.look);
    const { visit, isNew } = visitFor(message, rules, translation);
    mark({ selected, names });
    behind.show(message.page, message.look);
    await parts.want(partsOf(rules.config));
    await readCart(visit.session, message, isNew);
    requestAnimationFrame(() => {
      // A newer message may have arrived.
      if (frame?.last === message) view.follow(message);
    });
  };
}

/** Reads the cart, according to the simulated store state. */
async function readCart(session: CartSession, { store }: Message, isNew: boolean): Promise<void> {
  if (store === 'loading') {
    // Stays pending in this store state.
    if (isNew) void session.refresh();
    return;
  }
  if (store === 'error') {
    await session.refresh();
    return;
  }
  await session.cartStore.refresh();
  await session.dispatch({ type: 'settle' });
  if (store === 'code_refused') await enterCode(session);
}

/** Key of a visit; a new key starts a new one. */
function visitOf({ store, locale }: Message): string {
  return `${store} ${locale}`;
}

/** Cache key of the store's stock. */
function stockOf({ content: { products, prices }, market, shop }: Message): string {
  return JSON.stringify([products, prices, market, shop.currency]);
}
