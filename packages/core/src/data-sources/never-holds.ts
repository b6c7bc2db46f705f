import type { ConditionAbout, SourceCondition, SourceRule } from './custom-source';
import { folded } from './folded';

/**
 * Subject of conditions that can never hold together; null if there is none. Conditions are compared by their
 * values, without the catalogue; incomplete ones are ignored.
 */
export function neverHolds({
  match,
  conditions,
}: Pick<SourceRule, 'match' | 'conditions'>): ConditionAbout | null {
  const [first] = conditions;
  if (!first) return null;
  if (match === 'any') return conditions.every((each) => contradict([each])) ? first.about : null;
  const subjects = new Set(conditions.map(({ about }) => about));
  return [...subjects].find((about) => contradict(conditions.filter((each) => each.about === about))) ?? null;
}

/** Whether conditions on the same subject contradict each other. */
function contradict(conditions: readonly SourceCondition[]): boolean {
  return (
    contradictOnAmount(conditions) ||
    contradictOnTime(conditions) ||
    contradictOnAnswer(conditions) ||
    contradictOnValues(conditions)
  );
}

/** Whether conditions on an amount, which is at least 0, contradict each other. */
function contradictOnAmount(conditions: readonly SourceCondition[]): boolean {
  const bounds = conditions.flatMap((each) => ('amount' in each ? each : []));
  const amounts = (which: 'at_least' | 'below') =>
    bounds.flatMap(({ operator, amount }) => (operator === which && amount !== null ? amount : []));
  return Math.max(0, ...amounts('at_least')) >= Math.min(Number.POSITIVE_INFINITY, ...amounts('below'));
}

function contradictOnTime(conditions: readonly SourceCondition[]): boolean {
  const spans = conditions.flatMap((each) => (each.about === 'time' ? each : []));
  const begins = spans.flatMap(({ from }) => (from === null ? [] : Date.parse(from)));
  const ends = spans.flatMap(({ until }) => (until === null ? [] : Date.parse(until)));
  return Math.max(...begins) >= Math.min(...ends);
}

function contradictOnAnswer(conditions: readonly SourceCondition[]): boolean {
  const answers = conditions.flatMap((each) =>
    each.about === 'signed_in' || each.about === 'selling_plan' ? each.is : [],
  );
  return answers.includes(true) && answers.includes(false);
}

interface Wanted {
  readonly operator: 'any' | 'all' | 'none';
  readonly values: readonly string[];
}

/**
 * Whether conditions on values contradict each other. A shopper has a single country and currency, a product a
 * single vendor and type; other facts can have several values.
 */
function contradictOnValues(conditions: readonly SourceCondition[]): boolean {
  const groups = new Map<string, Wanted[]>();
  for (const condition of conditions) {
    if (!('values' in condition)) continue;
    const key = 'is' in condition ? condition.is : condition.about;
    groups.set(key, [...(groups.get(key) ?? []), wantedBy(condition)]);
  }
  return [...groups].some(([key, wanted]) => leaveNothing(wanted, HAVING_ONE.includes(key)));
}

const HAVING_ONE: readonly string[] = ['country', 'currency', 'product', 'vendor', 'type'];

function wantedBy(condition: Extract<SourceCondition, { values: string[] }>): Wanted {
  const { operator, values } = condition;
  const isProduct = 'is' in condition && condition.is === 'product';
  const isTheOnly = condition.about === 'country' || condition.about === 'currency';
  return {
    operator: isTheOnly && operator === 'any' ? 'all' : operator,
    values: values.map((value) => (isProduct ? `${Number(value)}` : folded(value))),
  };
}

/** Whether no value satisfies all conditions; `hasOne`: the subject has exactly one value. */
function leaveNothing(wanted: readonly Wanted[], hasOne: boolean): boolean {
  const filled = wanted.filter(({ values }) => values.some((value) => value !== ''));
  const of = (which: Wanted['operator']) =>
    filled.flatMap(({ operator, values }) => (operator === which ? [values] : []));
  const unwanted = of('none').flat();
  const ofEach = hasOne ? of('all') : [];
  return [...of('any'), ...of('all')].some(
    (values) =>
      !values.some((value) => !unwanted.includes(value) && ofEach.every((others) => others.includes(value))),
  );
}
