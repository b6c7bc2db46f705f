import { createWidget } from '@cartwright/core/contract/widgets';
import type { Page } from '@playwright/test';
import type { Launched } from '../launch';
import { call } from './running-test';

/** Creates a widget for pages that shows a product; gives its id. */
export async function aWidget(
  page: Page,
  { adminUrl, storeUrl }: Pick<Launched, 'adminUrl' | 'storeUrl'>,
  { name, product }: { readonly name: string; readonly product: string },
): Promise<string> {
  const { id } = await (await page.request.get(`${storeUrl}/products/${product}.js`)).json();
  const widget = { name, title: name, classification: null, products: [{ product_id: id, variant_ids: [] }] };
  return String((await call(page, adminUrl, 'post', createWidget.path, { widget })).widget_id);
}
