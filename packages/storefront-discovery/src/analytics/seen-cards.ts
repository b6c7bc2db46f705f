/** Milliseconds for which half of a card has to be on the screen. */
const LONG_ENOUGH = 1000;

/** Tells of each card once, when half of it has been on the screen for a second without a break. */
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
    // What is observed anew is told at once, as it is now.
    if (!document.hidden) for (const card of waiting) observer.observe(card);
  });

  return {
    /** Waits for these cards, and for no others any more. */
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
