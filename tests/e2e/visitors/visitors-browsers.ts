import type { Browser, BrowserContext } from '@playwright/test';

export type KeptStorage = Awaited<ReturnType<BrowserContext['storageState']>>;

/** So many stay open after their visits: what a page has sent as it was left is still on its way. */
const MAX_LEFT = 12;

/** What doesn't come on a page fails by this visitor. */
const TIMEOUT_MS = 30_000;

/** Browsers of visitors, each with a storage of its own. */
export class VisitorsBrowsers {
  private readonly left: BrowserContext[] = [];

  constructor(private readonly browser: Browser) {}

  /** Has a visitor do something in a new browser, or in one that was there before. Throws where a page threw. */
  async visit(work: (context: BrowserContext) => Promise<void>, storageState?: KeptStorage): Promise<void> {
    const context = await this.browser.newContext({ ...(storageState && { storageState }) });
    context.setDefaultTimeout(TIMEOUT_MS);
    const errors: unknown[] = [];
    context.on('weberror', (error) => errors.push(error.error()));
    try {
      await work(context);
      if (errors.length > 0) throw new AggregateError(errors, `A page threw: ${errors.join(', ')}`);
    } finally {
      this.left.push(context);
      if (this.left.length > MAX_LEFT) await this.left.shift()?.close();
    }
  }
}
