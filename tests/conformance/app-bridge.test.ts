import type { AdminModal, AppBridge } from '@cartwright/admin/host/embedded/app-bridge';
import type { ShopifyGlobal } from '@shopify/app-bridge-types';
import { expectTypeOf, test } from 'vitest';

test('what the admin takes of App Bridge is what Shopify’s types give', () => {
  expectTypeOf<ShopifyGlobal>().toExtend<AppBridge>();
  expectTypeOf<UIModalElement>().toExtend<AdminModal>();
});
