import { giftOf, isGiftLine } from '@cartwright/core/rewards/cart';
import type { Choices } from '@cartwright/core/rewards/context';
import { MESSAGES } from '../../messages/messages';
import { refuse } from '../gifts/choices';
import { hasCode } from '../gifts/shopper-part';
import type { CartRequest } from '../ports/cart-port';
import { type AddItem, changesLines, type Intent } from '../ports/intent';
import { findLine, nameOf, unitsOf } from '../ports/line-name';
import type { Rules } from '../ports/rules';
import { type StoreCart, type StoreLine, unitsIn } from '../ports/store-cart';
import { predict, withEvidence } from './predict';
import { MAX_ROUNDS, reconcile } from './reconcile';
import { judgeRefusal } from './refusal';
import { requestsFor } from './requests';
import { readCart, type SendPorts, type Sent, send } from './send';

/** Failure of an intent, with the store's message if it applies. */
export type ActionCode = 'refused' | 'busy' | 'lost' | 'line_gone' | 'gift_unavailable' | 'code_unusable';

export type ActionOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: ActionCode;
      readonly message: string;
      /** Line key or gift id; for `code_unusable` the comma-separated codes. */
      readonly path: string;
      /** For `code_unusable`: the codes would have cost rewards and were removed again. */
      readonly trial?: CodeTrial;
      /** Remaining intent after a partial success. */
      readonly left?: Intent;
    };

/** Result of a code trial: the cart without and with codes that would cost rewards, as returned by the store. */
export interface CodeTrial {
  /** Gifts that would be lost. */
  readonly gifts: readonly string[];
  readonly without: StoreCart;
  readonly with: StoreCart;
  /** Whether earned free shipping would be lost. */
  readonly shipping: boolean;
}

type Failed = Extract<ActionOutcome, { ok: false }>;

export interface Acted {
  /** Cart from the store; predicted if it couldn't be read. */
  readonly cart: StoreCart;
  readonly read: boolean;
  readonly choices: Choices;
  readonly outcome: ActionOutcome;
}

interface ActPorts extends SendPorts {
  /** Called before each request with the decided choices: the page may be left before the response. */
  readonly onSend: (choices: Choices) => void;
}

/** State of a running action: cart and choices are updated by every response. */
interface Course {
  cart: StoreCart;
  /** Predicted cart. */
  expected: StoreCart;
  choices: Choices;
  /** Whether reading the cart failed after the last request. */
  blind: boolean;
  tried: string[];
  /** Whether any request succeeded. */
  changed: boolean;
}

/**
 * Runs one intent: predicts, sends, and corrects differences, within three rounds. Requires exclusive write access.
 * Expected failures are in the outcome; the returned cart is accurate either way.
 */
export async function act(
  intent: Intent,
  start: StoreCart,
  choices: Choices,
  rules: () => Rules,
  ports: ActPorts,
): Promise<Acted> {
  const known = withEvidence(start, choices, rules());
  const course: Course = {
    cart: start,
    expected: start,
    choices: known,
    blind: false,
    tried: [],
    changed: false,
  };
  const outcome = await firstRound(intent, course, known, rules, ports, true);
  // Changed lines or codes may restore our discounts; re-evaluated if the cart doesn't show it.
  if (course.choices.lost && course.changed && changesLines(intent))
    course.choices = { ...course.choices, lost: false };
  // Partial changes are corrected even if the store has just been unavailable.
  if (!course.blind && (course.changed || !isTransient(outcome))) await followUp(course, rules, ports);
  const cart = course.blind && outcome.ok ? course.expected : course.cart;
  return { cart, read: !course.blind, choices: course.choices, outcome };
}

async function firstRound(
  intent: Intent,
  course: Course,
  choices: Choices,
  rules: () => Rules,
  ports: ActPorts,
  mayReread: boolean,
): Promise<ActionOutcome> {
  const start = course.cart;
  const prediction = predict(start, choices, intent, rules());
  const again = async (): Promise<ActionOutcome> => {
    const cart = await readCart(ports);
    if (!cart) {
      course.blind = true;
      return failed('lost', '', '');
    }
    course.cart = cart;
    return firstRound(intent, course, choices, rules, ports, false);
  };
  if (!prediction.ok) {
    if (prediction.code === 'line_gone' && mayReread) return again();
    return failed(prediction.code, '', prediction.path);
  }
  const pickedBefore = intent.type === 'pick_gift' ? variantInCart(intent.giftId, course.cart) : null;
  course.expected = prediction.cart;
  course.choices = prediction.choices;
  const { leaves } = prediction.part;
  const adds = prediction.changes.flatMap((change) => (change.type === 'add' ? [change] : []));
  course.tried = adds.map((change) => change.giftId);
  const requests = requestsFor(prediction.part, prediction.changes);
  for (const request of requests) {
    const sent = await step(request, course, ports);
    if (sent.outcome === 'done') continue;
    if (sent.outcome === 'stale') {
      if (!mayReread || course.blind) return failed('line_gone', '', pathOf(intent));
      return firstRound(intent, course, choices, rules, ports, false);
    }
    if (sent.outcome === 'failed') {
      // Gift choices hold only if the request succeeded.
      course.choices = choices;
      if (intent.type === 'pick_gift' && pickedBefore) bringBack(intent.giftId, pickedBefore, course);
      return failed(sent.code, '', pathOf(intent));
    }
    const refused = await refusal(request, sent, course, ports);
    if (refused === null) {
      if (intent.type !== 'pick_gift') continue;
      bringBack(intent.giftId, pickedBefore, course);
      return failed('gift_unavailable', '', intent.giftId);
    }
    if (leaves) await setUnits(prediction.part.adds, sent.before, course, rules, ports);
    return { ...refused, path: pathOf(intent) };
  }
  if (leaves) return leave(leaves, prediction.part.adds, start, course, rules, ports);
  if (course.blind) return { ok: true };
  if (intent.type === 'codes') return weighCodes(intent, start, choices, course, rules, ports);
  const [set] = prediction.part.sets;
  const line = intent.type === 'set_quantity' && set ? findLine(course.cart, intent.line) : null;
  if (!line || line.quantity === set?.quantity) return { ok: true };
  // Another writer changed the cart, or the store silently added less.
  if (mayReread) return firstRound(intent, course, course.choices, rules, ports, false);
  return failed('refused', '', pathOf(intent));
}

/** Evaluates codes and removes rejected ones, or all of them if together they cost rewards. */
async function weighCodes(
  { apply, unless, weigh }: Extract<Intent, { type: 'codes' }>,
  before: StoreCart,
  choices: Choices,
  course: Course,
  rules: () => Rules,
  ports: ActPorts,
): Promise<ActionOutcome> {
  const applied = course.cart.codes.filter(({ applicable }) => applicable).map(({ code }) => code);
  const cost = weigh?.({ cart: before, choices }, course, rules());
  const trial = cost && {
    ...cost,
    without: before,
    with: await withoutCharged(cost.gifts, choices, course, ports),
  };
  const unusable = trial ? apply : apply.filter((code) => !hasCode(applied, code));
  if (unusable.length === 0) return { ok: true };
  const verdict: Failed = { ...failed('code_unusable', '', unusable.join()), ...(trial && { trial }) };
  const had = before.codes.map(({ code }) => code);
  const left: Intent = { type: 'codes', apply: [], remove: unusable };
  if (!unless && !trial) return verdict;
  for (let tries = 0; ; tries++) {
    // The cart was re-read after a refusal; others may have changed its codes.
    const now = course.cart.codes.map(({ code }) => code);
    const codes = now.filter((code) => hasCode(had, code) || !hasCode(unusable, code));
    if (codes.length === now.length) return verdict;
    const sent = tries > 1 ? null : await step({ path: 'update', codes }, course, ports);
    if (course.blind && sent?.outcome === 'done') return verdict;
    const lost = sent?.outcome === 'failed' ? sent.code : sent && !course.blind ? null : 'busy';
    if (lost) return { ...failed(lost, '', verdict.path), left };
  }
}

/**
 * Removes gifts charged because of the codes before comparing the two carts, as if permanently, then restores the
 * choices. Effects only apparent before are thus reverted.
 */
async function withoutCharged(
  gifts: readonly string[],
  choices: Choices,
  course: Course,
  ports: ActPorts,
): Promise<StoreCart> {
  course.choices = choices;
  const updates: Record<string, number> = {};
  for (const line of course.cart.lines) {
    const id = line.charged ? giftOf(line) : null;
    if (id === null || !gifts.includes(id)) continue;
    bringBack(id, line.variantId, course);
    updates[line.key] = 0;
  }
  if (Object.keys(updates).length > 0) await step({ path: 'update', updates }, course, ports);
  return course.cart;
}

/** Second step of a swap: removes the old line; if that fails, the new one, since only one was requested. */
async function leave(
  line: StoreLine,
  came: readonly AddItem[],
  before: StoreCart,
  course: Course,
  rules: () => Rules,
  ports: ActPorts,
): Promise<ActionOutcome> {
  const intent: Intent = { type: 'set_quantity', line: nameOf(line), quantity: 0 };
  const outcome = await firstRound(intent, course, course.choices, rules, ports, true);
  if (outcome.ok || outcome.code === 'line_gone') return { ok: true };
  if (isTransient(outcome)) return { ...outcome, left: intent };
  await setUnits(came, before, course, rules, ports);
  return outcome;
}

/** Resets these items to their previous units. */
async function setUnits(
  items: readonly AddItem[],
  before: StoreCart,
  course: Course,
  rules: () => Rules,
  ports: ActPorts,
): Promise<void> {
  for (const item of items) {
    const quantity = unitsOf(before, item);
    if (course.blind || unitsOf(course.cart, item) <= quantity) continue;
    const intent: Intent = { type: 'set_quantity', line: { key: '', ...item }, quantity };
    await firstRound(intent, course, course.choices, rules, ports, false);
  }
}

/** Sends one request and updates the course. */
async function step(
  request: CartRequest,
  course: Course,
  ports: ActPorts,
): Promise<Sent & { before: StoreCart }> {
  const before = course.cart;
  ports.onSend(course.choices);
  const sent = await send(request, before, ports);
  course.blind = sent.cart === null;
  if (sent.cart) course.cart = sent.cart;
  if (sent.outcome === 'done') course.changed = true;
  return { ...sent, before };
}

/** Handles a refusal; null if only gifts were refused, which the shopper didn't request. */
async function refusal(
  request: CartRequest,
  sent: Extract<Sent, { outcome: 'refused' }> & { before: StoreCart },
  course: Course,
  ports: ActPorts,
): Promise<Failed | null> {
  const mine = failed('refused', sent.message, '');
  if (request.path !== 'add' || course.blind) return mine;
  const gifts = request.items.filter(isGiftLine);
  const shoppers = request.items.filter((item) => !isGiftLine(item));
  const verdict = judgeRefusal(sent.before, course.cart, shoppers, gifts);
  switch (verdict.kind) {
    case 'shoppers_refused':
      return failed('refused', withoutGifts(sent, course.cart), '');
    case 'gifts_refused':
      course.choices = refuse(course.choices, verdict.variantIds);
      return null;
    case 'ask_without_gifts': {
      // Sending them one by one shows which was refused.
      if (gifts.length > 1) course.tried = [];
      if (shoppers.length === 0) return null;
      const alone = await step({ path: 'add', items: shoppers }, course, ports);
      if (alone.outcome === 'refused') return failed('refused', alone.message, '');
      if (alone.outcome === 'failed') return failed(alone.code, '', '');
      if (alone.outcome === 'stale') return failed('line_gone', '', '');
      const [only] = gifts;
      if (gifts.length === 1 && only) course.choices = refuse(course.choices, [only.variantId]);
      return null;
    }
    default:
      return verdict satisfies never;
  }
}

/** Store's message; recounted without gifts if they were in the batch. */
function withoutGifts({ before, message }: { before: StoreCart; message: string }, now: StoreCart): string {
  const bought = (cart: StoreCart) => unitsIn({ lines: cart.lines.filter((line) => !isGiftLine(line)) });
  const came = bought(now) - bought(before);
  return unitsIn(now) - unitsIn(before) > came ? MESSAGES.onlyAdded(came) : message;
}

async function followUp(course: Course, rules: () => Rules, ports: ActPorts): Promise<void> {
  let reduced: readonly string[] = [];
  for (let round = 2; round <= MAX_ROUNDS + 1; round++) {
    const next = reconcile(course.cart, course.choices, rules(), { ...course, round, reduced });
    course.choices = next.choices;
    course.tried = [...next.tried];
    reduced = next.reduced;
    if (next.requests.length === 0) return;
    for (const request of next.requests) {
      const sent = await step(request, course, ports);
      if (course.blind || sent.outcome === 'failed') return;
      if (sent.outcome === 'refused') await refusal(request, sent, course, ports);
      if (sent.outcome === 'stale') break;
    }
  }
}

function variantInCart(giftId: string, cart: StoreCart): number | null {
  return cart.lines.find((line) => giftOf(line) === giftId)?.variantId ?? null;
}

/** Restores the previously picked variant, so that the follow-up adds it again. */
function bringBack(giftId: string, variantId: number | null, course: Course): void {
  const { [giftId]: _, ...others } = course.choices.picked;
  const picked = variantId === null ? others : { ...others, [giftId]: variantId };
  course.choices = { ...course.choices, picked };
  course.tried = course.tried.filter((id) => id !== giftId);
}

function failed(code: ActionCode, message: string, path: string): Failed {
  return { ok: false, code, message, path };
}

function isTransient(outcome: ActionOutcome): boolean {
  return !outcome.ok && (outcome.code === 'busy' || outcome.code === 'lost');
}

function pathOf(intent: Intent): string {
  if ('line' in intent) return intent.line.key;
  if ('giftId' in intent) return intent.giftId;
  return intent.type === 'add' ? String(intent.items[0]?.variantId ?? '') : intent.type;
}
