/** Idle timeout (milliseconds). */
const LATEST = 5000;

/** Resolves when the page is idle; for a prerendered page, once it is shown. */
export async function idle(): Promise<void> {
  await shown();
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: LATEST });
    else setTimeout(resolve, LATEST);
  });
}

function shown(): Promise<unknown> {
  return new Promise((resolve) => {
    if (Reflect.get(document, 'prerendering') !== true) return resolve(null);
    document.addEventListener('prerenderingchange', resolve, { once: true });
  });
}
