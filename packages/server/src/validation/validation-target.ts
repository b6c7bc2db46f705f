import { createHash } from 'node:crypto';
import { neededCheck } from '@cartwright/core/discounts/needed-check';
import type { ShopStore } from '../db/for-shop';
import { fieldsOf } from '../publishing/json';
import { readStamp } from '../publishing/stamp';
import type { Found, Target, TargetPlan } from '../publishing/target';
import type { AdminClient } from '../shopify/admin-client';
import type { SavedCarts } from '../storefront/saved-carts';
import { type CheckMetafields, changedMetafields, checkMetafields, says } from './check-metafields';
import { type ExistingValidation, existingValidations } from './existing-validations';
import { type Protection, readProtection, recordProtection } from './protection-wish';
import { creating, deleting, enabling } from './write-validation';

export interface ValidationTargetOptions {
  readonly store: ShopStore;
  readonly admin: AdminClient;
  readonly saved: SavedCarts;
  readonly now: Date;
}

const TOO_LARGE =
  'Gift protection can’t check whether gifts are earned: a cart’s rewards are too large for Shopify. It still stops checkouts that charge for a gift.';

/**
 * Gift protection: the validation of the checkout, with the rewards that it checks against. Off, none of ours is in Shopify;
 * on, there is one, enabled, which lets orders through when Shopify cannot run it. What the merchant does to it in Shopify's
 * own settings stays. Whatever goes wrong with it is a warning: it never keeps carts and discounts from being published.
 */
export function validationTarget({ store, admin, saved, now }: ValidationTargetOptions): Target {
  let refusal: string | null = null;
  const onRefused = (message: string) => {
    refusal = message;
  };
  return {
    async plan(stamp) {
      const protection = await readProtection(store);
      const existing = await existingValidations(admin);
      if (!existing.ok) {
        if (existing.code !== 'refused') return existing;
        // The app may not look; who has never turned it on need not know.
        const asIs = protection.wish === 'off' ? null : `Gift protection: ${existing.message}`;
        return { ok: true, value: idle(asIs, () => recordOutcome(store, protection, asIs, [])) };
      }
      const ours = existing.value;
      if (protection.wish === 'off' && ours.length === 0) return { ok: true, value: idle(null, NOTHING) };
      const read = await saved();
      if (!read.ok) return read;
      const { documents, products, timezone } = read.value;
      const needed = neededCheck(documents, products, { now: now.getTime(), timezone });
      const metafields = checkMetafields(needed, stamp);
      const kept = protection.wish === 'off' ? undefined : ours[0];
      const surplus = ours.filter((each) => each !== kept);
      const mayWrite = refusal === null;
      const isMissing = !kept && protection.wish === 'asked';
      return {
        ok: true,
        value: {
          found: ours.map((each) => foundValidation(each, metafields)),
          problems: [],
          warnings: [
            ...(refusal === null ? [] : [refusal]),
            ...(kept && metafields.isTooLarge ? [TOO_LARGE] : []),
          ],
          before: mayWrite
            ? [
                ...surplus.map((each) => deleting(each, onRefused)),
                ...(isMissing ? [creating(metafields, stamp, onRefused)] : []),
              ]
            : [],
          switch: kept ? changedMetafields(kept, metafields, stamp) : [],
          after: kept && mayWrite && isToBeSet(kept, protection) ? [enabling(kept, onRefused)] : [],
          until: needed.until,
          published: () => recordOutcome(store, protection, refusal, ours),
        },
      };
    },
  };
}

const NOTHING = async () => {};

function idle(warning: string | null, published: () => Promise<void>): TargetPlan {
  const warnings = warning === null ? [] : [warning];
  const until = Number.POSITIVE_INFINITY;
  return { found: [], problems: [], warnings, before: [], switch: [], after: [], until, published };
}

/** One that is disabled although it was on has been turned off in Shopify. */
function isToBeSet({ enabled, blockOnFailure }: ExistingValidation, { wish }: Protection): boolean {
  return enabled ? blockOnFailure : wish === 'asked';
}

async function recordOutcome(
  store: ShopStore,
  { wish }: Protection,
  problem: string | null,
  ours: readonly ExistingValidation[],
): Promise<void> {
  if (wish !== 'asked') return;
  if (ours[0]?.enabled) await recordProtection(store, null);
  else if (problem !== null) await recordProtection(store, problem);
}

function foundValidation({ id, title, now, next }: ExistingValidation, wanted: CheckMetafields): Found {
  return {
    what: `The checkout rule "${title}"`,
    stamp: readStamp(fieldsOf(now.value)),
    isKnown: says(now.value, wanted.now),
    digest: createHash('sha256')
      .update(`${id}\n${now.value}\n${next?.value ?? ''}`)
      .digest('base64url'),
  };
}
