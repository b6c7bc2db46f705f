import type { Page } from '@playwright/test';

/** An answer that is held back until it is let go. */
export async function heldAnswer(page: Page, address: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return () => letGo();
}

/**
 * A network as slow as this, until the page is closed: `latency` in milliseconds for each request, `rate` in bytes a
 * second (as fast as can be when absent).
 */
export async function slowNetwork(page: Page, latency: number, rate = -1): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: rate,
    uploadThroughput: rate,
  });
}
