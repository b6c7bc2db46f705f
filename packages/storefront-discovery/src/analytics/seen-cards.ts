/** Minimum visible time of half a card (milliseconds). */
const LONG_ENOUGH = 1000;

/** Reports each card once, after half of it was visible for a second without interruption. */
export function seenCards(onSeen: (card: Element) => void) {
  const onScreen = new Map<Element, ReturnType<typeof setTimeout>>();
  const waiting = new Set<Element>();

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        leave(target);
        if (isIntersecting && !document.hidden) onScreen.set(target, setTimeout(see, LONG_ENOUGH, target));
      }
    },
    { threshold: 0.5 },
  );

  function leave(card: Element): void {
    clearTimeout(onScreen.get(card));
    onScreen.delete(card);
  }

  function see(card: Element): void {
    leave(card);
    waiting.delete(card);
    observer.unobserve(card);
    onSeen(card);
  }

  document.addEventListener('visibilitychange', () => {
    for (const card of [...onScreen.keys()]) leave(card);
    observer.disconnect();
    // Re-observing reports the current state immediately.
    if (!document.hidden) for (const card of waiting) observer.observe(card);
  });

  return {
    /** Watches these cards only. */
    watch(cards: readonly Element[]): void {
      const wanted = new Set(cards);
      for (const card of waiting) {
        if (wanted.has(card)) continue;
        waiting.delete(card);
        leave(card);
        observer.unobserve(card);
      }
      for (const card of cards) {
        if (waiting.has(card)) continue;
        waiting.add(card);
        observer.observe(card);
      }
    },
  };
}
