import { createStorefrontToken } from '@cartwright/core/contract/shop';
import type { Shop } from '../shop';
import { expect } from '../test';

/** The shop's token of the Storefront API, made by the app as the panel's button does. */
export async function withToken({ adminUrl }: Shop): Promise<void> {
  const { method, path } = createStorefrontToken;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${adminUrl}${path}`, { method, headers, body: '{}' });
  expect(response.ok, await response.text()).toBe(true);
}
