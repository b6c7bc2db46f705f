import { expect, it } from 'vitest';
import { editLink, type LinkedWidget } from './edit-link';

const BLOCK = 'ui_extension_content_block';

it.each<[LinkedWidget['classification'], LinkedWidget['settingsType'], string]>([
  ['checkout_extension', BLOCK, '/admin/checkout-and-beyond/edit/7/'],
  ['checkout_extension', null, '/admin/widgets/shopify-checkout-extension/edit/7/'],
  ['post_purchase', null, '/admin/widgets/post-purchase/edit/7/'],
  ['post_purchase', BLOCK, '/admin/widgets/post-purchase/edit/7/'],
  ['bundle_builder', null, '/admin/bundle-builder/edit/7/'],
  ['cart_page', null, '/admin/widget/edit/7/'],
  [null, null, '/admin/widgets/edit/7/'],
])('links a widget of %s with settings of %s to %s', (classification, settingsType, link) => {
  const widget = { id: 7, classification, settingsType };
  expect(editLink(widget)).toBe(link);
  expect(editLink(widget, { relative: true })).toBe(link.replace('/admin', ''));
});
