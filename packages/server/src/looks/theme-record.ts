import type { CheckoutProfile, Theme } from '@cartwright/core/contract/looks';
import type { Look } from '@cartwright/core/looks/look';
import type { looks } from '../db/schema';

/** A look as the specification's record of a theme; `row` is where it is saved, if it is. */
export function themeRecord(look: Look, row: typeof looks.$inferSelect | null, shopId: string): Theme {
  const { schemaVersion: _, ...record } = look;
  return {
    ...record,
    owner: shopId,
    createdTime: row?.createdAt.toISOString() ?? null,
    modifiedTime: row?.updatedAt.toISOString() ?? null,
  };
}

/** Checkout profile of a look. */
export function checkoutProfileOf(look: Look): CheckoutProfile {
  return {
    name: look.name,
    logoUrl: look.logoUrl,
    accentColor: look.accentColor,
    backgroundColor: look.pageBgColor,
    buttonColor: look.buttonBgColor,
    buttonTextColor: look.buttonTextColor,
    textColor: look.textColor,
    radius: look.settings.radius,
  };
}
