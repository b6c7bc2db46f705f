import type { AdminModal, AppBridge } from '@cartwright/admin/host/embedded/app-bridge';
import type { ShopifyGlobal } from '@shopify/app-bridge-types';
import { expectTypeOf, test } from 'vitest';

test('the admin’s App Bridge types match Shopify’s', () => {
  expectTypeOf<ShopifyGlobal>().toExtend<AppBridge>();
  expectTypeOf<UIModalElement>().toExtend<AdminModal>();
});
