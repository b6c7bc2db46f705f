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
 * Gift protection: the validation of the checkout, with the rewards that it checks against. Off, none of ours is in Shopify;
 * on, there is one, enabled, which lets orders through when Shopify cannot run it. What the merchant does to it in Shopify's
 * own settings stays. Whatever goes wrong with it is a warning: it never keeps carts and discounts from being published. One
 * whose metafields Shopify refuses is made anew, with those of now. Made for one publication.
 */
export function validationTarget({ store, admin, saved, now }: ValidationTargetOptions): Target {
  let refusal: string | null = null;
  const onRefused = (message: string) => {
    refusal = message;
  };
  /** Shopify refuses its metafields: it goes before the carts are published without them. */
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
      // Whatever comes of the rest: what the merchant does to it in Shopify from here on stays.
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

/** Why the rule can't be followed where the app may not look; who has never turned it on need not know. */
function warningUnread({ wish, problem }: Protection, reason: string): string | null {
  if (wish !== 'off') return `Gift protection: ${outOfReach(reason)}`;
  return problem && outOfReach(problem);
}

function idle(warning: string | null, published: () => Promise<void>): TargetPlan {
  const warnings = warning === null ? [] : [warning];
  const until = Number.POSITIVE_INFINITY;
  return { found: [], problems: [], warnings, before: [], switch: [], after: [], until, published };
}

/** One that is disabled although it was on has been turned off in Shopify. */
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
