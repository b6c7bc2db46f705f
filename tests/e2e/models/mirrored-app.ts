import { expect } from '@playwright/test';
import { type Launched, launch } from '../launch';

/** The app over a store whose catalogue it has copied, and in which searches find. `kept` and `env`: see `launch`. Throws after a minute without. */
export async function launchMirrored(kept?: string, env: Record<string, string> = {}): Promise<Launched> {
  const app = await launch([], kept, { STORE_FOR_TESTS: 'mirrored', ...env });
  const found = () => fetch(`${app.storeUrl}/apps/cartwright/search?q=mug`);
  await expect.poll(async () => (await found()).status, { timeout: 60_000 }).toBe(200);
  return app;
}
