/** Closest ancestor of an event's target that matches `selector`; null without one. */
export function closest(target: EventTarget | null, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}
