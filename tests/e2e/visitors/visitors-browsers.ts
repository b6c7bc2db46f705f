import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Storage that a browser keeps of a visitor. */
export type KeptStorage = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What doesn't come on a page fails by this visitor. */
const TIMEOUT_MS = 30_000;

interface OpenBrowser {
  readonly context: BrowserContext;
  readonly errors: unknown[];
}

/** Browsers that visitors of a store use one after the other, each as if nobody had been there before. */
export class VisitorsBrowsers {
  private readonly free: OpenBrowser[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly storeUrl: string,
  ) {}

  /** Has a visitor do something in a browser that keeps nothing, or what it kept before. Throws where a page threw. */
  async visit(work: (page: Page) => Promise<void>, kept?: KeptStorage): Promise<void> {
    const open = this.free.pop() ?? (await this.open());
    open.errors.length = 0;
    try {
      await work(await this.prepared(open.context, kept));
    } finally {
      this.free.push(open);
    }
    const [error] = open.errors;
    if (error) throw error;
  }

  private async open(): Promise<OpenBrowser> {
    const context = await this.browser.newContext();
    context.setDefaultTimeout(TIMEOUT_MS);
    const errors: unknown[] = [];
    context.on('weberror', (error) => errors.push(error.error()));
    return { context, errors };
  }

  private async prepared(context: BrowserContext, kept?: KeptStorage): Promise<Page> {
    const page = await context.newPage();
    for (const other of context.pages()) if (other !== page) await other.close();
    // An address of the store without scripts.
    await page.goto(`${this.storeUrl}/cart.js`);
    await page.evaluate(
      (entries) => {
        localStorage.clear();
        for (const { name, value } of entries) localStorage.setItem(name, value);
      },
      kept?.origins.find(({ origin }) => origin === this.storeUrl)?.localStorage ?? [],
    );
    await context.clearCookies();
    if (kept) await context.addCookies(kept.cookies);
    return page;
  }
}
