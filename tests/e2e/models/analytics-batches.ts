import { type BrowserContext, expect, type Page } from '@playwright/test';

/** An event as a page sends it. */
interface SentEvent {
  readonly number: number;
  readonly name: string;
  readonly [field: string]: unknown;
}

/** Batches that the pages of shoppers send to the app. */
export class AnalyticsBatches {
  private constructor(
    /** With what the app answered. */
    readonly sent: {
      readonly status: number;
      readonly page: string;
      readonly events: readonly SentEvent[];
    }[],
    /** The visitors that were to be forgotten. */
    readonly forgotten: string[],
  ) {}

  static async of(context: BrowserContext): Promise<AnalyticsBatches> {
    const batches = new AnalyticsBatches([], []);
    await context.route(/\/storefront\/events\?shop=/, async (route) => {
      const { page, events } = JSON.parse(route.request().postData() ?? '');
      const response = await route.fetch();
      batches.sent.push({ status: response.status(), page, events });
      // The page may be gone by then; nobody reads the answer.
      await route.fulfill({ response }).catch(() => undefined);
    });
    await context.route(/\/storefront\/events\/forget\?shop=/, async (route) => {
      const { visitor } = JSON.parse(route.request().postData() ?? '');
      const response = await route.fetch();
      expect(response.status()).toBe(204);
      batches.forgotten.push(visitor);
      await route.fulfill({ response });
    });
    return batches;
  }

  /** Events of lists. */
  get listEvents(): readonly SentEvent[] {
    return this.about('collection', 'search');
  }

  /** Cart events, which name no subject. */
  get ofCart(): readonly SentEvent[] {
    return this.about(undefined);
  }

  get pageViews(): readonly SentEvent[] {
    return this.ofPages('viewed');
  }

  /** Page events of this name. */
  ofPages(name: 'viewed' | 'checkout' | 'linked'): readonly SentEvent[] {
    return this.about('page').filter((event) => event.name === name);
  }

  /** That the place of a running test came on the screen. */
  get exposures(): readonly SentEvent[] {
    return this.about('experiment');
  }

  private about(...subjects: readonly unknown[]): readonly SentEvent[] {
    return this.sent.flatMap(({ events }) => events.filter(({ subject }) => subjects.includes(subject)));
  }

  /** Keys by which the app deduplicates events. */
  get keys(): readonly string[] {
    return this.sent.flatMap(({ page, events }) => events.map(({ number }) => `${page} ${number}`));
  }
}

/** Makes a page record list events, and whether it gets cart events (`heardCart`). */
export const hearListEvents = (page: Page) =>
  page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heardListEvents: heard });
    document.addEventListener('cartwright:analytics', (event) => {
      if (!(event instanceof CustomEvent)) return;
      if (event.detail.subject) heard.push(event.detail);
      else Object.assign(window, { heardCart: true });
    });
  });

/** Names of the list events that this page has recorded. */
export const heardListEvents = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const heard: { name: string }[] = Reflect.get(window, 'heardListEvents') ?? [];
    return heard.map(({ name }) => name);
  });

/** Dispatches `pagehide`, as browsers do on leaving; tests can't see the requests of a closed page. */
export const leave = (page: Page) => page.evaluate(() => dispatchEvent(new Event('pagehide')));
