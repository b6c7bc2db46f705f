import type { ApiCallArgs, ApiCallName, ApiItem, ApiResult, LineSnapshot } from '../app/public-api';
import type { AddItem, Intent } from '../state/ports/intent';

type ApiCalls = { readonly [Name in ApiCallName]: (...args: ApiCallArgs[Name]) => Promise<ApiResult> };

/**
 * Public API calls with runtime validation, as page scripts aren't type-checked. `line` finds a line of the displayed
 * cart.
 */
export function apiCalls(
  dispatch: (intent: Intent) => Promise<ApiResult>,
  line: (key: string) => LineSnapshot | null,
): ApiCalls {
  const onLine = async (key: string, intent: (found: LineSnapshot) => Intent | ApiResult) => {
    if (!isText(key)) return failure('invalid', 'key must be the key of a line.');
    const found = line(key);
    if (!found) return failure('line_gone', 'No line has this key.', key);
    const wanted = intent(found);
    return 'type' in wanted ? dispatch(wanted) : wanted;
  };
  const change = async (key: string, quantity: number) => {
    if (!isWhole(quantity, 0)) return wrongQuantity(0);
    return onLine(key, (found) =>
      found.gift && quantity > 1
        ? failure('invalid', 'A gift is one unit.', key)
        : { type: 'set_quantity', line: nameOf(found), quantity },
    );
  };
  return {
    async add(items) {
      const list = listOf(items).map(addItem);
      if (list.length === 0) return failure('invalid', 'There is nothing to add.');
      if (!list.every(({ variantId }) => isWhole(variantId, 1))) return wrongVariant();
      if (!list.every(({ quantity }) => isWhole(quantity, 1))) return wrongQuantity(1);
      if (!list.every(({ properties }) => areTexts(properties))) {
        return failure('invalid', 'properties must be an object of texts.');
      }
      return list.every(({ sellingPlanId }) => isPlan(sellingPlanId))
        ? dispatch({ type: 'add', items: list })
        : wrongPlan();
    },
    change,
    remove: (key) => change(key, 0),
    async swapVariant(key, variantId) {
      if (!isWhole(variantId, 1)) return wrongVariant();
      return onLine(key, (found) => ({ type: 'swap_variant', line: nameOf(found), variantId }));
    },
    async setPlan(key, sellingPlanId) {
      if (!isPlan(sellingPlanId)) return wrongPlan();
      return onLine(key, (found) => ({ type: 'set_plan', line: nameOf(found), sellingPlanId }));
    },
    note: async (note) =>
      isText(note) ? dispatch({ type: 'note', note }) : failure('invalid', 'A note must be a text.'),
    attributes: async (attributes) =>
      areTexts(attributes)
        ? dispatch({ type: 'attributes', attributes: { ...attributes } })
        : failure('invalid', 'Attributes must be an object of texts.'),
    // The caller has decided about gifts; useless codes are removed all the same (ADR 13).
    applyCodes: (codes) =>
      changeCodes(codes, (apply) => ({ type: 'codes', apply, remove: [], unless: ['useless'], tell: true })),
    removeCodes: (codes) => changeCodes(codes, (remove) => ({ type: 'codes', apply: [], remove })),
  };

  async function changeCodes(
    codes: string | readonly string[],
    intent: (list: string[]) => Intent,
  ): Promise<ApiResult> {
    const given = listOf(codes);
    if (!given.every(isText)) return failure('invalid', 'A code must be a text.');
    const list = given.map((code) => code.trim()).filter((code) => code !== '');
    return list.length > 0 ? dispatch(intent(list)) : failure('invalid', 'There is no code.');
  }
}

function failure(code: string, message: string, path = ''): ApiResult {
  return { ok: false, code, message, path };
}

function isWhole(value: unknown, min: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= min;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function areTexts(value: unknown): value is Readonly<Record<string, string>> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isText)
  );
}

function isPlan(value: unknown): boolean {
  return value === null || isWhole(value, 1);
}

function wrongPlan(): ApiResult {
  return failure('invalid', 'sellingPlanId must be the number of a selling plan, or null.');
}

function wrongQuantity(min: number): ApiResult {
  return failure('invalid', `Quantity must be a whole number of ${min} or more.`);
}

function wrongVariant(): ApiResult {
  return failure('invalid', 'variantId must be the number of a variant.');
}

/** Normalises one, several or no items to a list. */
function listOf<Item>(given: Item | readonly Item[]): readonly Item[] {
  const list = isList(given) ? given : [given];
  return list.filter((item) => item !== null && item !== undefined);
}

function isList<Item>(given: Item | readonly Item[]): given is readonly Item[] {
  return Array.isArray(given);
}

function addItem({ variantId, quantity = 1, properties = {}, sellingPlanId }: ApiItem): AddItem {
  return { variantId, quantity, properties, sellingPlanId: sellingPlanId ?? null };
}

function nameOf({ key, variantId, properties, sellingPlan }: LineSnapshot) {
  return { key, variantId, properties, sellingPlanId: sellingPlan?.id ?? null };
}
