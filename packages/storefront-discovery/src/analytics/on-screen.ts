/**
 * Reports when the line above an element is on the screen: also where nothing is shown in the element, so that who is counted
 * doesn't depend on what is shown.
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
