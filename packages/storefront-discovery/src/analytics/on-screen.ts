/**
 * Calls `came` once the top of an element is visible, even if the element is empty, so that counting doesn't depend on
 * its content.
 */
export function onScreen(place: HTMLElement, came: () => void): void {
  const line = document.createElement('i');
  line.style.position = 'absolute';
  place.before(line);
  new IntersectionObserver((entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    line.remove();
    came();
  }).observe(line);
}
