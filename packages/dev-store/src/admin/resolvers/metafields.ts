import { createHash } from 'node:crypto';
import type { GraphQLResolveInfo } from 'graphql';
import type { StoreContext } from '../../context/store-context';
import { isCollection } from '../../engine/collections';
import type { MetafieldRecord } from '../../state/records';
import { type ConnectionArguments, connection } from '../wire/connection';
import { gid, parseGid } from '../wire/gid';
import { lookUp, lookUpPage } from '../wire/node-lookup';

const APP_ID = 1;

/**
 * Resolved namespace: `$app` (the default) and `$app:name` are the app's own. Source: Shopify,
 * metafield ownership.
 */
export function resolveNamespace(namespace: string | null | undefined): string {
  if (!namespace || namespace === '$app') return `app--${APP_ID}`;
  return namespace.startsWith('$app:') ? `app--${APP_ID}--${namespace.slice('$app:'.length)}` : namespace;
}

/** Metafield fields that all owners share. */
export function metafieldFields(store: StoreContext, ownerId: string) {
  return {
    metafield: ({ namespace, key }: { namespace?: string | null; key: string }) => {
      const wanted = resolveNamespace(namespace);
      const found = metafieldsOf(store, ownerId).find(
        (field) => field.namespace === wanted && field.key === key,
      );
      return found ? metafieldSource(found) : null;
    },
    metafields: (args: ConnectionArguments & { namespace?: string | null; keys?: string[] | null }) => {
      const namespace = args.namespace ? resolveNamespace(args.namespace) : null;
      const found = metafieldsOf(store, ownerId)
        .filter((field) => namespace === null || field.namespace === namespace)
        .filter((field) => !args.keys || args.keys.includes(`${field.namespace}.${field.key}`));
      return connection(found.map(metafieldSource), args);
    },
  };
}

/**
 * Written metafields, and those of a product in the catalogue, which can be overwritten but not
 * deleted.
 */
export function metafieldsOf(store: StoreContext, ownerId: string): readonly MetafieldRecord[] {
  const written = store.state.metafields(ownerId);
  const owner = parseGid(ownerId);
  const product = owner?.type === 'Product' ? store.index.product(owner.id) : undefined;
  const given = (product?.metafields ?? []).flatMap((field, at): MetafieldRecord[] => {
    const known = written.some(({ namespace, key }) => namespace === field.namespace && key === field.key);
    const createdAt = product?.createdAt ?? '';
    return known ? [] : [{ ...field, id: (product?.id ?? 0) + at, ownerId, createdAt, updatedAt: createdAt }];
  });
  return [...written, ...given];
}

export function metafieldSource(record: MetafieldRecord) {
  return {
    __typename: 'Metafield',
    id: gid('Metafield', record.id),
    namespace: record.namespace,
    key: record.key,
    ...metafieldValue(record),
    compareDigest: digestOf(record),
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
  };
}

type Value = Pick<MetafieldRecord, 'type' | 'value'>;

/** Value fields of metafields and metaobject fields, with their reference. */
export function metafieldValue({ type, value }: Value) {
  const refers = type.endsWith('_reference');
  return {
    type,
    value,
    jsonValue: jsonValueOf({ type, value }),
    reference: (_: unknown, __: unknown, info: GraphQLResolveInfo) =>
      refers && !type.startsWith('list.') ? lookUp(info, value) : null,
    references: (args: ConnectionArguments, _: unknown, info: GraphQLResolveInfo) =>
      refers && type.startsWith('list.') ? lookUpPage(info, gidsIn(value), args) : null,
  };
}

function gidsIn(value: string): string[] {
  const list: unknown = isJson(value) ? JSON.parse(value) : null;
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
}

/** JSON types besides numbers and lists. Source: Shopify, metafield data types. */
const JSON_TYPES = [
  'boolean',
  'dimension',
  'json',
  'link',
  'money',
  'rating',
  'rich_text_field',
  'volume',
  'weight',
];

/** JSON value: parsed for JSON types, else the text itself. */
export function jsonValueOf({ type, value }: Value): unknown {
  if (JSON_TYPES.includes(type) || type.startsWith('number_') || type.startsWith('list.')) {
    try {
      return JSON.parse(value);
    } catch {
      return value;
    }
  }
  return value;
}

function digestOf({ value }: Pick<MetafieldRecord, 'value'>): string {
  return createHash('sha256').update(value).digest('hex');
}

export interface MetafieldInput {
  readonly ownerId: string;
  readonly namespace?: string | null;
  readonly key: string;
  readonly type?: string | null;
  readonly value: string;
  readonly compareDigest?: string | null;
}

/**
 * Sets metafields atomically. `compareDigest` is the digest of the expected value; null: must not
 * exist; absent: unconditional. Source: Admin GraphQL `metafieldsSet`, at most 25 per call.
 */
export function metafieldsSet(store: StoreContext, inputs: readonly MetafieldInput[]) {
  const userErrors = [
    ...(inputs.length > 25
      ? [
          {
            code: 'LESS_THAN_OR_EQUAL_TO',
            elementIndex: null,
            field: ['metafields'],
            message: 'Exceeded the maximum metafields input limit of 25.',
          },
        ]
      : []),
    ...inputs.flatMap((input, index) => {
      const problem = problemOf(store, input);
      if (!problem) return [];
      return [
        {
          code: problem.code,
          elementIndex: index,
          field: ['metafields', String(index), ...(problem.field ? [problem.field] : [])],
          message: problem.message,
        },
      ];
    }),
  ];
  if (userErrors.length > 0) return { metafields: [], userErrors };
  return { metafields: inputs.map((input) => metafieldSource(writeMetafield(store, input))), userErrors };
}

/** Writes a validated metafield. Exported for metafields in other inputs. */
export function writeMetafield(store: StoreContext, input: MetafieldInput): MetafieldRecord {
  const ownerId = canonicalOwner(input.ownerId);
  const namespace = resolveNamespace(input.namespace);
  const known = store.state.metafield(ownerId, namespace, input.key);
  const now = store.clock().toISOString();
  const record: MetafieldRecord = {
    id: known?.id ?? store.state.nextNumber(),
    ownerId,
    namespace,
    key: input.key,
    type: input.type ?? known?.type ?? 'single_line_text_field',
    value: input.value,
    createdAt: known?.createdAt ?? now,
    updatedAt: now,
  };
  store.state.putMetafield(record);
  return record;
}

/** Metafield within its owner's input. */
export type OwnMetafield = Partial<Omit<MetafieldInput, 'ownerId'>>;

/** Metafields of an input, in the format of `metafieldsSet`. */
export function ownMetafields(
  ownerId: string,
  fields: readonly OwnMetafield[] | null | undefined,
): MetafieldInput[] {
  return (fields ?? []).map((field) => ({
    ...field,
    key: field.key ?? '',
    value: field.value ?? '',
    ownerId,
  }));
}

/** User errors of these, by index in the input. */
export function ownMetafieldProblems(store: StoreContext, fields: readonly MetafieldInput[]) {
  return fields.flatMap((field, index) => {
    const problem = problemOf(store, field);
    const path = ['metafields', String(index), ...(problem?.field ? [problem.field] : [])];
    return problem ? [{ path, message: problem.message }] : [];
  });
}

/** User error of a metafield, in Shopify's words; null if valid. */
export function problemOf(
  store: StoreContext,
  input: MetafieldInput,
): { readonly code: string; readonly field: string | null; readonly message: string } | null {
  const ownerId = canonicalOwner(input.ownerId);
  if (!ownerExists(store, ownerId)) {
    return { code: 'INVALID', field: 'ownerId', message: 'Owner does not exist.' };
  }
  const known = store.state.metafield(ownerId, resolveNamespace(input.namespace), input.key);
  const type = input.type ?? known?.type ?? null;
  if (type === null) return { code: 'BLANK', field: 'type', message: "Type can't be blank" };
  if (known && known.type !== type) {
    const message = `Type must be consistent with the metafield's type: '${known.type}'.`;
    return { code: 'INVALID_TYPE', field: 'type', message };
  }
  if (!/^[\w-]{2,64}$/.test(input.key)) {
    const short = input.key.length < 2;
    return short
      ? { code: 'TOO_SHORT', field: 'key', message: 'Key is too short (minimum is 2 characters)' }
      : { code: 'INVALID', field: 'key', message: 'Key is invalid' };
  }
  if (input.value === '') return { code: 'BLANK', field: 'value', message: "Value can't be blank" };
  if (type === 'json' && !isJson(input.value)) {
    return { code: 'INVALID_VALUE', field: 'value', message: 'Value is invalid JSON.' };
  }
  if (input.compareDigest !== undefined) {
    const current = known ? digestOf(known) : null;
    if (current !== input.compareDigest) {
      const message =
        'The resource has been updated since it was loaded. Try again with an updated `compareDigest` value.';
      return { code: 'STALE_OBJECT', field: null, message };
    }
  }
  return null;
}

export interface MetafieldIdentifier {
  readonly ownerId: string;
  readonly namespace: string;
  readonly key: string;
}

/** Deletes metafields; null for missing ones, as in Shopify. */
export function metafieldsDelete(store: StoreContext, identifiers: readonly MetafieldIdentifier[]) {
  const deletedMetafields = identifiers.map((identifier) => {
    const ownerId = canonicalOwner(identifier.ownerId);
    const namespace = resolveNamespace(identifier.namespace);
    const found = store.state.metafield(ownerId, namespace, identifier.key);
    if (!found) return null;
    store.state.deleteMetafield(found);
    return { ownerId, namespace, key: identifier.key };
  });
  return { deletedMetafields, userErrors: [] };
}

/** Canonical owner id: a discount has several ids, and one set of metafields. */
export function canonicalOwner(ownerId: string): string {
  const parsed = parseGid(ownerId);
  const isDiscount =
    parsed && ['DiscountAutomaticApp', 'DiscountNode', 'DiscountAutomaticNode'].includes(parsed.type);
  return isDiscount ? gid('DiscountAutomaticNode', parsed.id) : ownerId;
}

function ownerExists(store: StoreContext, ownerId: string): boolean {
  const parsed = parseGid(ownerId);
  switch (parsed?.type) {
    case 'Shop':
    case 'AppInstallation':
      return parsed.id === 1;
    case 'Product':
      return store.index.product(parsed.id) !== undefined;
    case 'ProductVariant':
      return store.index.variant(parsed.id) !== undefined;
    case 'Collection':
      return isCollection(store.index.catalogue, parsed.id);
    case 'DiscountAutomaticNode':
      return store.state.discount(parsed.id) !== undefined;
    case 'Validation':
      return store.state.validation(parsed.id) !== undefined;
    default:
      return false;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
