import { watchWrites } from '@cartwright/storefront-kit/theme/seen-writes';

/** Maximum delay (milliseconds) between click and request. */
const LATEST = 20_000;

/** Cart write as a resource timing entry. */
type Write = Pick<PerformanceResourceTiming, 'startTime' | 'responseStatus'>;

/**
 * Reports successful adds of forms that post to `addTo`. A form not handled by a script navigates to the cart, so its
 * outcome is unknown: it counts as added.
 */
export function cardAdds(addTo: string) {
  const adds = pendingAdds();
  watchWrites(addTo.replace(/cart\/add$/, ''), (path, _at, entry) => {
    if (path.startsWith('cart/add')) adds.seen(entry);
  });
  return {
    /** Calls `added` when the item of this event's form is in the cart; never if the store refuses it. */
    after(event: SubmitEvent, added: () => void): void {
      // After all listeners that may prevent it.
      setTimeout(() => (event.defaultPrevented ? adds.press(event.timeStamp, added) : added()));
    },
  };
}

/** Matches each click with one following request. Times are milliseconds of `performance.now()`. */
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
      // Browsers without response status report 0 or undefined.
      if (!(responseStatus >= 400)) first.added();
    },
  };
}
