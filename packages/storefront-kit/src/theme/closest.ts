/** Element in which an event happened, as far as `selector` goes up from its target; null where that is none. */
export function closest(target: EventTarget | null, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}
