import { idle } from '@cartwright/storefront-kit/browser/idle';
import { loadFile } from '@cartwright/storefront-kit/parts/load-file';
import { effect } from '@preact/signals';
import type * as AnalyticsPart from '../analytics/analytics-part';
import type { Observer } from '../analytics/observe';
import { emit } from '../app/events';
import type { CartParts } from '../parts/part';
import type { CartSession } from '../session/session';
import { createPageBridge, type PageBridge } from '../theme/page-bridge/page-bridge';
import type { NewsOf } from './announcer';
import { createGiftLog } from './gift-log';
import { groupBundles } from './group-bundles';
import { keepFocus } from './keep-focus';
import { lookUpCompared } from './look-up-compared';
import { lookUpOnIntent } from './look-up-on-intent';
import { newsOf } from './news-of';
import { watchRemovals } from './watch-removals';

/** Selectors of controls that remove a line or bundle. */
const REMOVES = '.cw-remove, .cw-step, [part~="bundle-remove"]';

/** Observers of cart changes, which nothing visible waits for. */
export interface Observers extends PageBridge {
  readonly newsOf: NewsOf;
}

export function createObservers(
  session: CartSession,
  host: Element,
  isOpen: () => boolean,
  parts: CartParts,
): Observers {
  const { shadowRoot } = host;
  if (shadowRoot) keepFocus(shadowRoot, session);
  groupBundles(session, shadowRoot, parts);
  if (shadowRoot) offerUndo(session, shadowRoot, parts);
  lookUpOnIntent(session);
  lookUpCompared(session);
  effect(() => {
    const notice = session.cartStore.notice.value;
    if (notice?.kind === 'failed')
      emit('error', { code: notice.outcome.code, message: session.sentence(notice.outcome) });
  });
  const page = createPageBridge(session, host, isOpen);
  const gifts = createGiftLog(session);
  const bridge: PageBridge = {
    ...page,
    begun(intent, outcome, before) {
      page.begun(intent, outcome, before);
      gifts.begun(intent, before);
    },
  };
  // Merchant setting “attribution tracking”.
  const counts = shadowRoot !== null && session.rules.peek().config.rewards.attribution;
  if (!counts) return { ...bridge, newsOf };
  const analytics: Promise<Observer | null> = idle()
    .then(() => loadFile<typeof AnalyticsPart>('beacon'))
    .then((file) => file?.startAnalytics(session, shadowRoot) ?? null)
    .catch(() => null);
  return {
    begun(intent, outcome, before) {
      bridge.begun(intent, outcome, before);
      void analytics.then((observer) => observer?.begun(intent, outcome));
    },
    viewed() {
      bridge.viewed();
      void analytics.then((observer) => observer?.opened());
    },
    update: bridge.update,
    newsOf,
  };
}

/** Enables undoing a removal; its part is loaded on hover or focus of a removing control. */
function offerUndo(session: CartSession, root: ShadowRoot, parts: CartParts): void {
  const draw = () => void parts.want(['removed_line']);
  for (const name of ['pointerover', 'focusin'])
    root.addEventListener(name, ({ target }) => {
      if (target instanceof Element && target.closest(REMOVES)) draw();
    });
  const isPaused = () => {
    const list = root.querySelector('.cw-removed')?.parentElement;
    return list?.matches(':hover') || list?.querySelector(':focus-visible') != null;
  };
  watchRemovals(session, { draw, isPaused });
}
