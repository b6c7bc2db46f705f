import type { CartState } from '@cartwright/dev-store/engine/model/cart-state';
import { coalesce, type Intent } from '../state/ports/intent';
import { identityOf } from '../state/ports/line-name';
import { PRODUCTS } from './shop';
import type { Done } from './two-tabs';

/** Bought units by merge key, without gifts. */
type Units = ReadonlyMap<string, number>;

/** Expected range of units: exact, or wider after an unknown outcome. */
interface Range {
  readonly min: number;
  readonly max: number;
}

function boughtIn({ lines }: CartState): Units {
  const units = new Map<string, number>();
  for (const line of lines) {
    if (line.properties._source !== undefined) continue;
    const name = identityOf(line);
    units.set(name, (units.get(name) ?? 0) + line.quantity);
  }
  return units;
}

/**
 * Expected cart, derived only from the shopper's requests and their outcomes. Acknowledged changes are present; refused
 * ones as far as the store applies a part; all else is unchanged.
 */
export class Ledger {
  private units: Units = new Map();
  /** Gifts the shopper removed and hasn't requested since. */
  private readonly declined = new Set<string>();
  private codesAreOurs = true;
  private readonly crossed = new Set<Intent>();
  /** Codes requested to be present or absent. */
  private readonly codes = new Map<string, boolean>();
  private readonly giftCards = new Map<string, boolean>();

  /**
   * Widens expectations after a page was left mid-action. Its last requests don't wait for the other page (`amid`),
   * whose intents become uncertain too.
   */
  takeOver(
    state: CartState,
    giftCards: readonly string[],
    asked: readonly Intent[] = [],
    amid: readonly Intent[] = [],
  ): void {
    this.units = boughtIn(state);
    for (const intent of amid) this.crossed.add(intent);
    for (const intent of asked) {
      const ofGift = giftIntent(intent);
      if (ofGift?.type === 'pick_gift') this.declined.delete(ofGift.giftId);
    }
    for (const code of this.codes.keys()) this.codes.set(code, state.codes.includes(code));
    for (const card of this.giftCards.keys()) this.giftCards.set(card, giftCards.includes(card));
  }

  /** Codes were entered outside our tabs, which may keep them unknowingly. */
  clearCodes(): void {
    this.codesAreOurs = false;
  }

  /** Absorbs a cart change made outside our tabs. */
  absorb(before: CartState, after: CartState): void {
    const units = new Map(this.units);
    for (const [name, quantity] of boughtIn(after)) {
      const more = quantity - (boughtIn(before).get(name) ?? 0);
      units.set(name, (units.get(name) ?? 0) + more);
    }
    this.units = units;
  }

  /** Checks the cart after completed intents; returns the discrepancy or null. */
  check(done: readonly Done[], state: CartState, giftCards: readonly string[]): string | null {
    const crossed = done.some(({ intent }) => this.crossed.has(intent));
    const wrong = crossed ? null : this.checkUnits(done, state);
    if (wrong) return wrong;
    if (crossed) this.units = boughtIn(state);
    for (const { intent, outcome } of melted(done)) {
      const ofGift = giftIntent(intent);
      if (ofGift?.type === 'decline_gift' && outcome.ok) this.declined.add(ofGift.giftId);
      if (ofGift?.type === 'pick_gift') this.declined.delete(ofGift.giftId);
      if (intent.type === 'codes') note(this.codes, intent.apply, intent.remove, outcome.ok, state.codes);
      if (intent.type === 'gift_cards')
        note(this.giftCards, intent.add, intent.remove, outcome.ok, giftCards);
      const wrongNote = !crossed && intent.type === 'note' && (state.note ?? '') !== intent.note;
      if (outcome.ok && wrongNote) return `${JSON.stringify(intent)} was not done`;
    }
    return this.checkEntered(state, giftCards) ?? this.checkDeclined(state);
  }

  private checkUnits(done: readonly Done[], state: CartState): string | null {
    const ranges = new Map([...this.units].map(([name, units]) => [name, { min: units, max: units }]));
    for (const each of melted(done)) apply(ranges, each);
    const now = boughtIn(state);
    for (const name of new Set([...ranges.keys(), ...now.keys()])) {
      const units = now.get(name) ?? 0;
      const { min, max } = ranges.get(name) ?? NONE;
      if (units < min || units > max) {
        return `${name}: ${units} in the cart, ${min} to ${max} expected after ${JSON.stringify(done)}`;
      }
    }
    this.units = now;
    return null;
  }

  /** Checks codes and gift cards; returns the discrepancy or null. */
  checkEntered(state: CartState, giftCards: readonly string[]): string | null {
    const code = this.codesAreOurs ? differing(this.codes, state.codes) : undefined;
    const wrong = code ?? differing(this.giftCards, giftCards);
    return wrong ? `${wrong[0]} should ${wrong[1] ? '' : 'not '}be in the cart` : null;
  }

  /** Checks that declined gifts are absent; returns the discrepancy or null. */
  checkDeclined({ lines }: CartState): string | null {
    const back = lines.find(({ properties, variantId }) =>
      this.declined.has(`${properties._tier}:${productOf(variantId)}`),
    );
    return back ? `${back.variantId} was declined` : null;
  }
}

/** Equivalent gift intent, including changes of a gift's line. */
function giftIntent(intent: Intent): Extract<Intent, { giftId: string }> | null {
  if (intent.type === 'decline_gift' || intent.type === 'pick_gift') return intent;
  if (!('line' in intent) || !isGift(intent)) return null;
  const giftId = `${intent.line.properties._tier}:${productOf(intent.line.variantId)}`;
  if (intent.type === 'swap_variant') return { type: 'pick_gift', giftId, variantId: intent.variantId };
  const removes = intent.type === 'set_quantity' && intent.quantity === 0;
  return removes ? { type: 'decline_gift', giftId } : null;
}

function productOf(variantId: number): number | undefined {
  return PRODUCTS.find(({ variants }) => variants.some(({ id }) => id === variantId))?.id;
}

/** Records the expected values of an intent; a failed one is uncertain. */
function note(
  asked: Map<string, boolean>,
  come: readonly string[],
  go: readonly string[],
  ok: boolean,
  now: readonly string[],
): void {
  for (const name of go) asked.set(name, ok ? false : now.includes(name));
  for (const name of come) asked.set(name, ok || now.includes(name));
}

function differing(asked: ReadonlyMap<string, boolean>, now: readonly string[]) {
  return [...asked].find(([name, wanted]) => now.includes(name) !== wanted);
}

const NONE: Range = { min: 0, max: 0 };

/** Merges intents that were executed as one. */
function melted(done: readonly Done[]): Done[] {
  let left: Done[] = [];
  for (const each of done) {
    let { intent } = each;
    left = left.filter((earlier) => {
      const both = earlier.tab === each.tab ? coalesce(earlier.intent, intent) : null;
      intent = both ?? intent;
      return !both;
    });
    left.push({ ...each, intent });
  }
  return left;
}

function apply(ranges: Map<string, Range>, { intent, outcome }: Done): void {
  const of = (name: string) => ranges.get(name) ?? NONE;
  const untouched = !outcome.ok && (outcome.code === 'line_gone' || outcome.code === 'gift_unavailable');
  switch (intent.type) {
    case 'add':
      for (const item of intent.items) {
        const { min, max } = of(identityOf(item));
        ranges.set(identityOf(item), {
          min: outcome.ok ? min + item.quantity : min,
          max: max + item.quantity,
        });
      }
      return;
    case 'set_quantity': {
      if (untouched || isGift(intent)) return;
      const name = meant(ranges, identityOf(intent.line));
      const { quantity } = intent;
      const { min, max } = of(name);
      ranges.set(
        name,
        outcome.ok
          ? { min: quantity, max: quantity }
          : { min: Math.min(min, quantity), max: Math.max(max, quantity) },
      );
      return;
    }
    case 'swap_variant':
    case 'set_plan': {
      if (untouched || isGift(intent)) return;
      const { line } = intent;
      const changed =
        intent.type === 'swap_variant'
          ? { ...line, variantId: intent.variantId }
          : { ...line, sellingPlanId: intent.sellingPlanId };
      const [from, to] = [identityOf(line), identityOf(changed)];
      if (from === to) return;
      const moved = of(from);
      const there = of(to);
      const sureToStay = !outcome.ok && outcome.code === 'refused';
      ranges.set(from, {
        min: sureToStay ? moved.min : 0,
        max: outcome.ok ? 0 : moved.max,
      });
      ranges.set(to, {
        min: outcome.ok ? there.min + moved.min : there.min,
        max: there.max + moved.max,
      });
      return;
    }
    default:
      return;
  }
}

/**
 * Resolves a line name. A shopper sees a plan change before the store applies it; if it never did, the goods still have
 * the old plan.
 */
function meant(ranges: ReadonlyMap<string, Range>, name: string): string {
  if ((ranges.get(name) ?? NONE).max > 0) return name;
  const goods = goodsOf(name);
  const others = [...ranges].filter(([other, { max }]) => max > 0 && goodsOf(other) === goods);
  return others.length === 1 ? (others[0]?.[0] ?? name) : name;
}

/** Variant and properties of a line's name. */
function goodsOf(name: string): string {
  const parts: unknown[] = JSON.parse(name);
  return JSON.stringify(parts.slice(0, 2));
}

/** Whether a line is a gift, whose quantity the cart store controls. */
function isGift(intent: Extract<Intent, { line: unknown }>): boolean {
  return intent.line.properties._source !== undefined;
}
