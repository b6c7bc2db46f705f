import type { StoreContext } from '../../context/store-context';
import type { DiscountClass } from '../../engine/discounts/operation';
import { type DiscountRecord, discountGid, discountStatus } from '../../state/records';
import { automaticAppSource, automaticDiscountNode, findDiscount } from './discounts';
import { findFunction } from './functions';
import { type OwnMetafield, ownMetafieldProblems, ownMetafields, writeMetafield } from './metafields';

const MAX_ACTIVE = 25;
const MAX_TITLE_LENGTH = 255;

export interface DiscountInput {
  readonly title?: string | null;
  readonly startsAt?: string | null;
  readonly endsAt?: string | null;
  readonly functionHandle?: string | null;
  readonly functionId?: string | null;
  readonly discountClasses?: readonly DiscountClass[] | null;
  readonly combinesWith?: Partial<DiscountRecord['combinesWith']> | null;
  readonly metafields?: readonly OwnMetafield[] | null;
}

export interface DiscountUserError {
  readonly code: string;
  readonly extraInfo: null;
  readonly field: readonly string[] | null;
  readonly message: string;
}

/** Creates an automatic discount of an app's function. Source: Admin GraphQL `discountAutomaticAppCreate`. */
export function createDiscount(store: StoreContext, input: DiscountInput) {
  const now = store.clock().toISOString();
  const identity = readFunction(store, input);
  const draft: DiscountRecord = {
    id: 0,
    functionHandle: identity.handle ?? '',
    title: input.title?.trim() ?? '',
    startsAt: instant(input.startsAt) ?? '',
    endsAt: instant(input.endsAt) ?? null,
    discountClasses: input.discountClasses ?? [],
    combinesWith: readCombinesWith(input),
    createdAt: now,
    updatedAt: now,
    errors: null,
  };
  const userErrors = [...identity.errors, ...problems(store, draft)];
  if (userErrors.length > 0) return { automaticAppDiscount: null, userErrors };
  return save(store, { ...draft, id: store.state.nextNumber() }, input);
}

/** Partial update. Source: Admin GraphQL `discountAutomaticAppUpdate`. */
export function updateDiscount(store: StoreContext, id: string, input: DiscountInput) {
  const known = findDiscount(store, id);
  if (!known) return { automaticAppDiscount: null, userErrors: [notFound()] };
  const namesFunction = Boolean(input.functionHandle || input.functionId);
  const identity = namesFunction ? readFunction(store, input) : { handle: known.functionHandle, errors: [] };
  const changed: DiscountRecord = {
    ...known,
    functionHandle: identity.handle ?? known.functionHandle,
    title: input.title === undefined ? known.title : (input.title?.trim() ?? ''),
    startsAt: input.startsAt === undefined ? known.startsAt : (instant(input.startsAt) ?? ''),
    endsAt: input.endsAt === undefined ? known.endsAt : (instant(input.endsAt) ?? null),
    discountClasses: input.discountClasses ?? known.discountClasses,
    combinesWith: input.combinesWith ? readCombinesWith(input) : known.combinesWith,
    updatedAt: store.clock().toISOString(),
  };
  const userErrors = [...identity.errors, ...problems(store, changed)];
  if (userErrors.length > 0) return { automaticAppDiscount: null, userErrors };
  return save(store, changed, input);
}

/** Starts a discount now, without an end. */
export function activateDiscount(store: StoreContext, id: string) {
  const known = findDiscount(store, id);
  if (!known) return { automaticDiscountNode: null, userErrors: [notFound()] };
  const now = store.clock().toISOString();
  const startsAt = known.startsAt < now ? known.startsAt : now;
  const changed = { ...known, startsAt, endsAt: null, updatedAt: now };
  const tooMany = tooManyActive(store, changed, null);
  if (tooMany) return { automaticDiscountNode: null, userErrors: [tooMany] };
  store.state.putDiscount(changed);
  return { automaticDiscountNode: automaticDiscountNode(store, changed), userErrors: [] };
}

/** Ends a discount now. */
export function deactivateDiscount(store: StoreContext, id: string) {
  const known = findDiscount(store, id);
  if (!known) return { automaticDiscountNode: null, userErrors: [notFound()] };
  const now = store.clock().toISOString();
  const changed = {
    ...known,
    startsAt: known.startsAt < now ? known.startsAt : now,
    endsAt: now,
    updatedAt: now,
  };
  store.state.putDiscount(changed);
  return { automaticDiscountNode: automaticDiscountNode(store, changed), userErrors: [] };
}

export function deleteDiscount(store: StoreContext, id: string) {
  const known = findDiscount(store, id);
  if (!known) return { deletedAutomaticDiscountId: null, userErrors: [notFound()] };
  for (const metafield of store.state.metafields(discountGid(known))) store.state.deleteMetafield(metafield);
  store.state.deleteDiscount(known.id);
  return { deletedAutomaticDiscountId: discountGid(known), userErrors: [] };
}

function save(store: StoreContext, discount: DiscountRecord, input: DiscountInput) {
  const ownerId = discountGid(discount);
  const isNew = store.state.discount(discount.id) === undefined;
  store.state.putDiscount(discount);
  const metafields = ownMetafields(ownerId, input.metafields);
  const userErrors = ownMetafieldProblems(store, metafields).map(({ path, message }) =>
    userError('INVALID', path, message),
  );
  if (userErrors.length > 0) {
    if (isNew) store.state.deleteDiscount(discount.id);
    return { automaticAppDiscount: null, userErrors };
  }
  for (const field of metafields) writeMetafield(store, field);
  return { automaticAppDiscount: automaticAppSource(store, discount), userErrors: [] };
}

function readFunction(store: StoreContext, input: DiscountInput) {
  const found = findFunction(store, input);
  if (found.ok) return { handle: found.handle, errors: [] };
  const code = found.code === 'FUNCTION_NOT_FOUND' ? 'INVALID' : found.code;
  return { handle: null, errors: [userError(code, [found.field], found.message)] };
}

function readCombinesWith({ combinesWith }: DiscountInput): DiscountRecord['combinesWith'] {
  return {
    orderDiscounts: combinesWith?.orderDiscounts ?? false,
    productDiscounts: combinesWith?.productDiscounts ?? false,
    shippingDiscounts: combinesWith?.shippingDiscounts ?? false,
  };
}

function problems(store: StoreContext, draft: DiscountRecord): DiscountUserError[] {
  const found: DiscountUserError[] = [];
  const { title, startsAt, endsAt } = draft;
  if (title === '') found.push(userError('BLANK', ['title'], "Title can't be blank"));
  if (title.length > MAX_TITLE_LENGTH) {
    found.push(
      userError('TOO_LONG', ['title'], `Title is too long (maximum is ${MAX_TITLE_LENGTH} characters)`),
    );
  }
  if (store.state.discounts().some((other) => other.id !== draft.id && other.title === title)) {
    found.push(userError('TAKEN', ['title'], 'Title must be unique for automatic discount'));
  }
  if (startsAt === '') found.push(userError('BLANK', ['startsAt'], "Starts at can't be blank"));
  if (draft.discountClasses.length === 0) {
    found.push(userError('BLANK', ['discountClasses'], "Discount classes can't be blank"));
  }
  if (startsAt !== '' && endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt)) {
    found.push(userError('END_DATE_BEFORE_START_DATE', ['endsAt'], 'Ends at needs to be after starts_at'));
  }
  const tooMany = tooManyActive(store, draft, ['startsAt']);
  return tooMany ? [...found, tooMany] : found;
}

function tooManyActive(
  store: StoreContext,
  draft: DiscountRecord,
  field: readonly string[] | null,
): DiscountUserError | null {
  const now = store.clock().getTime();
  if (draft.startsAt === '' || discountStatus(draft, now) !== 'ACTIVE') return null;
  const active = store.state
    .discounts()
    .filter((other) => other.id !== draft.id && discountStatus(other, now) === 'ACTIVE');
  if (active.length < MAX_ACTIVE) return null;
  const message = 'At any given time, only 25 automatic discounts can be active.';
  const path = field ? ['automaticAppDiscount', ...field] : ['id'];
  return { code: 'ACTIVE_PERIOD_OVERLAP', extraInfo: null, field: path, message };
}

function notFound(): DiscountUserError {
  return { code: 'INVALID', extraInfo: null, field: ['id'], message: 'Discount does not exist' };
}

function userError(code: string, path: readonly string[], message: string): DiscountUserError {
  return { code, extraInfo: null, field: ['automaticAppDiscount', ...path], message };
}

/** ISO timestamp in UTC; null if absent or invalid. */
function instant(text: string | null | undefined): string | null {
  const parsed = Date.parse(text ?? '');
  return Number.isNaN(parsed) ? null : new Date(parsed).toISOString();
}
