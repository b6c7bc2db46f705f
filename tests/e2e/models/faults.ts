import type { Fault, RequestedFault } from '@cartwright/dev-store/faults/fault';
import { expect, type Page } from '@playwright/test';

/** Faults between a shopper's browser and the store, on request. They are the same for all tabs of a browser. */
export class Faults {
  constructor(
    private readonly page: Page,
    private readonly storeUrl: string,
  ) {}

  /** From now on, instead of what was set before. A connection that was kept too long is opened again. */
  async set(...faults: readonly RequestedFault[]): Promise<void> {
    const response = await this.page.request.post(this.address, { data: { faults }, maxRetries: 2 });
    expect(response.ok(), await response.text()).toBe(true);
  }

  /** Those that have not come yet. */
  async left(): Promise<readonly Fault[]> {
    const response: { faults: readonly Fault[] } = await (await this.page.request.get(this.address)).json();
    return response.faults;
  }

  async end(): Promise<void> {
    await this.page.request.delete(this.address, { maxRetries: 2 });
  }

  private get address(): string {
    return `${this.storeUrl}/__store/faults`;
  }
}
