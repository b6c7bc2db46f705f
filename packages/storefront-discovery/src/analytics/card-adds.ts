import { watchWrites } from '@cartwright/storefront-kit/theme/seen-writes';

/** A request that begins later than this (milliseconds) after the press is not the form's. */
const LATEST = 20_000;

/** A write to the cart, as the browser lists it. */
type Write = Pick<PerformanceResourceTiming, 'startTime' | 'responseStatus'>;

/**
 * Tells of forms whose item is in the cart. `addTo` is where they post to. Without a script that takes a form over, the page
 * leaves for the cart and nobody hears how that ended: it counts as added.
 */
export function cardAdds(addTo: string) {
  const adds = pendingAdds();
  watchWrites(addTo.replace(/cart\/add$/, ''), (path, _at, entry) => {
    if (path.startsWith('cart/add')) adds.seen(entry);
  });
  return {
    /** Calls back when what this event's form adds is in the cart; never where the store refuses it. */
    after(event: SubmitEvent, added: () => void): void {
      // Once all who may take the form over have heard of it.
      setTimeout(() => (event.defaultPrevented ? adds.press(event.timeStamp, added) : added()));
    },
  };
}

/** Matches presses with the requests that follow them, each with one. Times are milliseconds of `performance.now()`. */
export function pendingAdds() {
  let pressed: { readonly at: number; readonly added: () => void }[] = [];
  return {
    press(at: number, added: () => void): void {
      pressed.push({ at, added });
    },
    seen({ startTime, responseStatus }: Write): void {
      pressed = pressed.filter(({ at }) => startTime - at <= LATEST);
      const first = pressed.find(({ at }) => at <= startTime);
      if (!first) return;
      pressed = pressed.filter((each) => each !== first);
      // Browsers that don't tell the status say 0, or nothing.
      if (!(responseStatus >= 400)) first.added();
    },
  };
}
