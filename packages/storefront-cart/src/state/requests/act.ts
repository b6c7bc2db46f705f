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

/** Why an intent was not done. The store's own words are in the message where it gave some that hold. */
export type ActionCode = 'refused' | 'busy' | 'lost' | 'line_gone' | 'gift_unavailable' | 'code_unusable';

export type ActionOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: ActionCode;
      readonly message: string;
      /** Where: a line's key, a gift's id; of `code_unusable` the codes with commas between them. */
      readonly path: string;
      /** Of `code_unusable`: the codes would have cost rewards, and were taken out again. */
      readonly trial?: CodeTrial;
      /** What is still to be done, when a part of it was. */
      readonly left?: Intent;
    };

/** A cart without codes that would cost rewards, and with them, both as the store has answered them. */
export interface CodeTrial {
  /** Those that would go. */
  readonly gifts: readonly string[];
  readonly without: StoreCart;
  readonly with: StoreCart;
  /** Whether the free shipping that is earned would go. */
  readonly shipping: boolean;
}

type Failed = Extract<ActionOutcome, { ok: false }>;

export interface Acted {
  /** As the store answered it; as it is expected to be when it could not be read in the end. */
  readonly cart: StoreCart;
  readonly read: boolean;
  readonly choices: Choices;
  readonly outcome: ActionOutcome;
}

interface ActPorts extends SendPorts {
  /** Told before each request what is decided: the page may be left, or the cart not be read, after it. */
  readonly onSend: (choices: Choices) => void;
}

/** One action in progress: the cart and the choices move on with every answer. */
interface Course {
  cart: StoreCart;
  /** As it was predicted. */
  expected: StoreCart;
  choices: Choices;
  /** Whether the cart could not be read after the last request. */
  blind: boolean;
  tried: string[];
  /** Whether a request was done. */
  changed: boolean;
}

/**
 * Carries out one intent: predicts, sends, and follows up where the truth differs, within three rounds. Nothing else
 * may write to the cart meanwhile. Expected failures are in the outcome; the cart is the truth in any case.
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
  // Whether our discounts are given again, with other lines or codes, is asked anew where the cart does not show it.
  if (course.choices.lost && course.changed && changesLines(intent))
    course.choices = { ...course.choices, lost: false };
  // What was done by halves is fixed, also when the store has just been hard to reach.
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
      // What the shopper decided about gifts holds only when it was done.
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
  // Somebody else changed it as well, or the store gave less without a word.
  if (mayReread) return firstRound(intent, course, course.choices, rules, ports, false);
  return failed('refused', '', pathOf(intent));
}

/** Outcome of codes. Those that are not to stay are taken out again, all of them when together they cost rewards. */
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
    // The cart was read again where the store did not want the last request: others may have changed its codes.
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
 * Gifts that are charged beside codes leave before the two carts are compared, as they would for good, and are then due
 * again. What the codes have only seemed to change is as it was.
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

/** The second half of a swap. When the old line cannot go, the new one does: one of them was asked for. */
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

/** As many of these as there were before. */
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

/** Sends one request and moves the course on. */
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

/** Null when only gifts were refused: the shopper sees no error for what was not asked for. */
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
      // Which of several it was is seen when they are sent one by one.
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

/** The store's words; where gifts came with the batch it has counted them, and ours count what was asked for. */
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

/** The variant that was in the cart is the picked one again, so that the follow-up brings it back. */
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
