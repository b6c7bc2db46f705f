import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { MESSAGES } from '../messages/messages';
import type { CartSession } from '../session/session';
import { unitsIn } from '../state/ports/store-cart';
import type { Forecast } from '../state/store/forecast';

/** Live region texts. A settled change is announced once; errors immediately. */
export interface Announcer {
  readonly polite: ReadonlySignal<string>;
  readonly assertive: ReadonlySignal<string>;
}

/** Announcements of rewards of a settled cart since the previous one, one sentence each. */
export type NewsOf = (before: Forecast, now: Forecast, session: CartSession) => string[];

/**
 * `observers` provides the reward announcements, in a file loaded with the drawer; without it only the summary is
 * announced.
 */
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
    // Pending requests may bring another change.
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
    // Errors of other lines were already announced.
    const fresh = [...errors].filter(([id, text]) => before.get(id) !== text).map(([, text]) => text);
    if (session.error.value !== null) assertive.value = session.error.value;
    else if (fresh.length > 0) assertive.value = differing(fresh.join(' '), assertive.peek());
    else if (errors.size < before.size || errors.size === 0) assertive.value = '';
  });
  return { polite, assertive };
}

/** Makes a repeated text differ: an unchanged live region isn't announced. */
function differing(text: string, last: string): string {
  return text === last ? `${text}\u00a0` : text;
}

function describe({ cart }: Forecast, session: CartSession): string {
  return MESSAGES.summary(MESSAGES.units(unitsIn(cart)), session.money(cart.total));
}
