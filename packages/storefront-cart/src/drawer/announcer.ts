import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { MESSAGES } from '../messages/messages';
import type { CartSession } from '../session/session';
import { unitsIn } from '../state/ports/store-cart';
import type { Forecast } from '../state/store/forecast';

/** Texts of the live regions. Each settled change of the cart is said once; errors are said at once. */
export interface Announcer {
  readonly polite: ReadonlySignal<string>;
  readonly assertive: ReadonlySignal<string>;
}

/** Announcements of what a settled cart has earned, one sentence each, since the one that was settled before. */
export type NewsOf = (before: Forecast, now: Forecast, session: CartSession) => string[];

/** `observers` has the news, in a file that is loaded with the drawer; without it the cart's summary is said alone. */
export function createAnnouncer(
  session: CartSession,
  observers: Promise<{ readonly newsOf: NewsOf } | null | undefined>,
): Announcer {
  const { cartStore } = session;
  const polite = signal('');
  const assertive = signal('');
  let announced: Forecast | null = null;
  let truth: unknown = null;
  effect(() => {
    const settled = cartStore.view.value;
    // While requests are under way the next change may already be on its way.
    if (!settled || cartStore.busy.value || cartStore.truth.value === truth) return;
    truth = cartStore.truth.value;
    const before = announced;
    announced = settled;
    if (!before) return;
    void observers.then((file) => {
      const news = file?.newsOf(before, settled, session) ?? [];
      const summary = describe(settled, session);
      if (news.length > 0 || summary !== describe(before, session))
        polite.value = [...news, summary].join('. ');
    });
  });
  let errors: ReadonlyMap<string, string> = new Map();
  effect(() => {
    const before = errors;
    errors = session.lineErrors.value;
    // What was said of another line stays on that line, and is not said again.
    const fresh = [...errors].filter(([id, text]) => before.get(id) !== text).map(([, text]) => text);
    if (session.error.value !== null) assertive.value = session.error.value;
    else if (fresh.length > 0) assertive.value = differing(fresh.join(' '), assertive.peek());
    else if (errors.size < before.size || errors.size === 0) assertive.value = '';
  });
  return { polite, assertive };
}

/** A live region that gets the text that it has says nothing. */
function differing(text: string, last: string): string {
  return text === last ? `${text}\u00a0` : text;
}

function describe({ cart }: Forecast, session: CartSession): string {
  return MESSAGES.summary(MESSAGES.units(unitsIn(cart)), session.money(cart.total));
}
