import type { AdminClient } from '../shopify/admin-client';
import { METAFIELDS_SET_MUTATION, metafieldsSetData } from '../shopify/documents/metafields';
import {
  isOutOfDate,
  refused,
  type ShopifyFailure,
  type UserError,
  unavailable,
} from '../shopify/shopify-failure';
import type { MetafieldWrite, StepResult, TargetPlan } from './target';

/** Maximum metafields per call, which is atomic. Source: Admin GraphQL, `metafieldsSet`. */
const METAFIELDS_AT_ONCE = 25;

interface SwitchWrite {
  readonly write: MetafieldWrite;
  /** Called if Shopify rejects it; the others are published without it. */
  readonly onRefused: TargetPlan['onSwitchRefused'];
}

/**
 * Sets metafields in atomic batches; the last ones, which announce offers, are in the last batch.
 * `again` also if an optional one is rejected.
 */
export async function setMetafields(admin: AdminClient, all: readonly SwitchWrite[]): Promise<StepResult> {
  const rest = all.length % METAFIELDS_AT_ONCE;
  const starts = Array.from({ length: Math.ceil(all.length / METAFIELDS_AT_ONCE) }, (_, call) =>
    Math.max(0, rest + (call - (rest > 0 ? 1 : 0)) * METAFIELDS_AT_ONCE),
  );
  for (const [call, start] of starts.entries()) {
    const writes = all.slice(start, starts[call + 1]);
    const set = await setAtOnce(admin, writes);
    if (set.ok) continue;
    return set.code === 'refused' ? goOnWithout(admin, writes, set) : set;
  }
  return { ok: true };
}

interface Refusal extends ShopifyFailure {
  readonly code: 'refused';
  /** Rejected write, if Shopify names it. */
  readonly of?: SwitchWrite | undefined;
}

type SetResult =
  | Exclude<StepResult, ShopifyFailure>
  | (ShopifyFailure & { code: 'unavailable' | 'lost' })
  | Refusal;

async function setAtOnce(admin: AdminClient, writes: readonly SwitchWrite[]): Promise<SetResult> {
  const metafields = writes.map(({ write }) => write);
  const sent = await admin.run(METAFIELDS_SET_MUTATION, { metafields }, metafieldsSetData);
  if (!sent.ok) return sent;
  const { userErrors } = sent.value.metafieldsSet ?? {
    userErrors: [{ code: null, field: null, message: 'Shopify didn’t answer.' }],
  };
  const writeOf = ({ field }: UserError) =>
    field?.[0] === 'metafields' ? writes[Number(field[1])] : undefined;
  const error = userErrors.find((each) => !writeOf(each)?.onRefused) ?? userErrors[0];
  if (!error) return { ok: true };
  const of = writeOf(error);
  // Changed since it was read. An optional write's rejection doesn't count as such.
  if (isOutOfDate(of?.onRefused ? { ...error, field: null } : error)) {
    return { ok: false, code: 'again', message: error.message };
  }
  const message = `Shopify rejected what your store should show: ${error.message}`;
  if (error.code === 'INTERNAL_ERROR') return { ...unavailable(error.message), message };
  return { ...refused(message), of };
}

/**
 * If Shopify doesn't name the rejected write, tries the required ones alone: if they are rejected
 * too, it isn't the optional one.
 */
async function goOnWithout(
  admin: AdminClient,
  writes: readonly SwitchWrite[],
  refusal: Refusal,
): Promise<StepResult> {
  const reported = new Set(writes.flatMap(({ onRefused }) => onRefused ?? []));
  if (reported.size === 0 || (refusal.of && !refusal.of.onRefused)) return refusal;
  const others = writes.filter(({ onRefused }) => !onRefused);
  if (!refusal.of && others.length > 0) {
    const set = await setAtOnce(admin, others);
    if (!set.ok) return set;
  }
  for (const tell of reported) tell(refusal.message);
  return { ok: false, code: 'again', message: refusal.message };
}
