/** The page has had this long (milliseconds) to become idle when what waits for it begins all the same. */
const LATEST = 5000;

/** When the page has nothing better to do. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: LATEST });
    else setTimeout(resolve, LATEST);
  });
}
