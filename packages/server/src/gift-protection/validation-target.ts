import { createHash } from 'node:crypto';
import { neededCheck } from '@cartwright/core/discounts/needed-check';
import type { ShopStore } from '../db/for-shop';
import { fieldsOf } from '../publishing/json';
import { ownerOf, readStamp } from '../publishing/stamp';
import type { Found, Step, Target, TargetPlan } from '../publishing/target';
import type { AdminClient } from '../shopify/admin-client';
import type { SavedCarts } from '../storefront/saved-carts';
import { type CheckMetafields, changedMetafields, checkMetafields, says } from './check-metafields';
import { type ExistingValidation, existingValidations } from './existing-validations';
import { outOfReach } from './out-of-reach';
import {
  askProtectionAgain,
  type Protection,
  readProtection,
  recordNothingLeft,
  recordProtection,
} from './protection-wish';
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
 * Target of gift protection: the validation of the checkout, with the rewards that it checks against. Off, Shopify
 * has none of ours; on, it has one, enabled, which lets orders through if Shopify can't run it. Changes by the
 * merchant in Shopify's own settings are kept. Failures are warnings: they never keep carts and discounts from
 * being published. A validation whose metafields Shopify refuses is replaced by a new one with the current ones.
 * Created for one publication.
 */
export function validationTarget({ store, admin, saved, now }: ValidationTargetOptions): Target {
  let refusal: string | null = null;
  const onRefused = (message: string) => {
    refusal = message;
  };
  /** Validation whose metafields Shopify refuses: it is deleted before the carts are published without them. */
  let unfit: ExistingValidation | null = null;
  let isUnfitDeleted = false;
  return {
    async plan(stamp) {
      const existing = await existingValidations(admin);
      if (existing.ok && unfit !== null && !existing.value.some(({ id }) => id === unfit?.id)) {
        if (isUnfitDeleted && unfit.enabled) await askProtectionAgain(store);
        unfit = null;
      }
      const protection = await readProtection(store);
      if (!existing.ok) {
        if (existing.code !== 'refused') return existing;
        const asIs = warningUnread(protection, existing.message);
        return { ok: true, value: idle(asIs, () => recordRefusal(store, protection, asIs)) };
      }
      const ours = existing.value;
      if (protection.wish === 'off' && ours.length === 0) {
        return { ok: true, value: idle(null, () => recordNothingLeft(store)) };
      }
      const read = await saved();
      if (!read.ok) return read;
      const { documents, products, widgets, tests, timezone } = read.value;
      const needed = neededCheck(documents, products, { now: now.getTime(), timezone }, widgets, tests);
      const metafields = checkMetafields(needed, stamp);
      const kept = protection.wish === 'off' ? undefined : ours.find(({ id }) => id !== unfit?.id);
      const surplus = ours.filter((each) => each !== kept);
      const mayWrite = refusal === null;
      const isMissing = !kept && !unfit && protection.wish === 'asked';
      const isOn = kept?.enabled && ownerOf(readStamp(fieldsOf(kept.now.value)), stamp) === 'ours';
      // Recorded whatever fails later: from here on the merchant's changes in Shopify are kept.
      if (isOn && protection.wish === 'asked') await recordProtection(store, null);
      const remove = (rule: ExistingValidation): Step => {
        return (client) => {
          isUnfitDeleted ||= rule.id === unfit?.id;
          return deleting(rule, onRefused)(client);
        };
      };
      const enable = (rule: ExistingValidation): Step => {
        return async (client) => {
          const enabled = await enabling(rule, onRefused)(client);
          if (enabled.ok && refusal === null) await recordProtection(store, null);
          return enabled;
        };
      };
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
            ? [...surplus.map(remove), ...(isMissing ? [creating(metafields, stamp, onRefused)] : [])]
            : [],
          switch: kept ? changedMetafields(kept, metafields, stamp) : [],
          onSwitchRefused() {
            unfit = kept ?? null;
          },
          after: kept && mayWrite && isToBeSet(kept, protection) ? [enable(kept)] : [],
          until: needed.until,
          published: () => recordRefusal(store, protection, isOn ? null : refusal),
        },
      };
    },
  };
}

/** Warning that the rule can't be checked for lack of a scope; none for a merchant who never turned it on. */
function warningUnread({ wish, problem }: Protection, reason: string): string | null {
  if (wish !== 'off') return `Gift protection: ${outOfReach(reason)}`;
  return problem && outOfReach(problem);
}

function idle(warning: string | null, published: () => Promise<void>): TargetPlan {
  const warnings = warning === null ? [] : [warning];
  const until = Number.POSITIVE_INFINITY;
  return { found: [], problems: [], warnings, before: [], switch: [], after: [], until, published };
}

/** Whether a validation needs an update. One that was on and is disabled now was turned off in Shopify. */
function isToBeSet({ enabled, blockOnFailure }: ExistingValidation, { wish }: Protection): boolean {
  return enabled ? blockOnFailure : wish === 'asked';
}

async function recordRefusal(store: ShopStore, { wish }: Protection, problem: string | null): Promise<void> {
  if (wish === 'asked' && problem !== null) await recordProtection(store, problem);
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
