/** The page has had this long (milliseconds) to become idle when what waits for it begins all the same. */
const LATEST = 5000;

/** When the page has nothing better to do; one that the browser renders ahead, once it is shown. */
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
