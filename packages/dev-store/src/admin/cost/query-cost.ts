import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isLeafType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { isRecord } from '../../engine/model/request-body';

const OBJECT = 1;
const CONNECTION = 2;
const MUTATION = 10;

/** Validated operation with variables. */
export interface Priced {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Placeholder before an operation runs: connections count with their maximum length. */
const NOT_RUN = Symbol('not run');

/**
 * Requested cost of an operation: 1 per object, 0 per leaf, 2 per connection plus its maximum
 * number of nodes, the most expensive type of an interface or union, 10 per mutation. Source:
 * Shopify, calculated query cost.
 */
export function requestedCost(priced: Priced): number {
  return costOfOperation(priced, NOT_RUN);
}

/** Actual cost of an operation by its response; never above the requested one. */
export function actualCost(priced: Priced, data: unknown): number {
  return costOfOperation(priced, data ?? null);
}

function costOfOperation(priced: Priced, data: unknown): number {
  const { schema, operation } = priced;
  const root = schema.getRootType(operation.operation);
  if (!root) return 0;
  if (operation.operation === 'mutation') {
    return MUTATION * fieldsOf(priced, root, operation.selectionSet).length;
  }
  return data === null ? 0 : costOfSelection(priced, root, operation.selectionSet, data);
}

function costOfSelection(
  priced: Priced,
  type: GraphQLCompositeType,
  selection: SelectionSetNode,
  value: unknown,
): number {
  if (isAbstractType(type)) {
    const each = priced.schema
      .getPossibleTypes(type)
      .map((possible) => costOfSelection(priced, possible, selection, value));
    return Math.max(0, ...each);
  }
  if (!isObjectType(type)) return 0;
  return fieldsOf(priced, type, selection).reduce(
    (sum, node) => sum + costOfField(priced, type, node, value),
    0,
  );
}

function costOfField(priced: Priced, parent: GraphQLObjectType, node: FieldNode, owner: unknown): number {
  const field = parent.getFields()[node.name.value];
  const type = field && getNamedType(field.type);
  if (!field || !type || isLeafType(type) || !isCompositeType(type) || !node.selectionSet) return 0;
  const value = valueIn(owner, node.alias?.value ?? node.name.value);
  if (value === null) return 0;
  if (isObjectType(type) && isConnection(type)) return costOfConnection(priced, type, field, node, value);
  return OBJECT + costOfItems(priced, type, node.selectionSet, value);
}

/** A non-connection list counts as its most expensive item. */
function costOfItems(
  priced: Priced,
  type: GraphQLCompositeType,
  selection: SelectionSetNode,
  value: unknown,
): number {
  if (!Array.isArray(value)) return costOfSelection(priced, type, selection, value);
  return Math.max(
    0,
    ...value.filter((item) => item !== null).map((item) => costOfSelection(priced, type, selection, item)),
  );
}

/** `edges` and `nodes` have the same objects under two names; `pageInfo` is free. */
function costOfConnection(
  priced: Priced,
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  value: unknown,
): number {
  const size = sizeOf(priced, field, node);
  const parts = node.selectionSet ? fieldsOf(priced, type, node.selectionSet) : [];
  return parts.reduce((sum, part) => {
    const name = part.name.value;
    const list = getNamedType(type.getFields()[name]?.type);
    if (name === 'pageInfo' || !isObjectType(list) || !part.selectionSet) return sum;
    const { selectionSet } = part;
    const items = valueIn(value, part.alias?.value ?? name);
    const costOf = (item: unknown) =>
      name === 'edges'
        ? costOfSelection(priced, list, selectionSet, item)
        : OBJECT + costOfSelection(priced, list, selectionSet, item);
    if (items === NOT_RUN) return sum + size * costOf(NOT_RUN);
    return sum + (Array.isArray(items) ? items.reduce<number>((all, item) => all + costOf(item), 0) : 0);
  }, CONNECTION);
}

function sizeOf({ variables }: Priced, field: GraphQLField<unknown, unknown>, node: FieldNode): number {
  const { first, last } = getArgumentValues(field, node, variables);
  const size = first ?? last;
  return typeof size === 'number' && size > 0 ? size : 0;
}

function isConnection({ name }: GraphQLObjectType): boolean {
  return name.endsWith('Connection');
}

function valueIn(owner: unknown, key: string): unknown {
  if (owner === NOT_RUN) return NOT_RUN;
  return isRecord(owner) ? (owner[key] ?? null) : null;
}

/** Fields that a selection requests of an object type, without skipped ones. */
function fieldsOf(priced: Priced, type: GraphQLObjectType, { selections }: SelectionSetNode): FieldNode[] {
  return selections.flatMap((selection): FieldNode[] => {
    if (!isIncluded(priced, selection)) return [];
    if (selection.kind === Kind.FIELD) return [selection];
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : priced.fragments[selection.name.value];
    if (!fragment || !appliesTo(priced, fragment.typeCondition?.name.value, type)) return [];
    return fieldsOf(priced, type, fragment.selectionSet);
  });
}

function isIncluded({ variables }: Priced, selection: SelectionNode): boolean {
  const skip = getDirectiveValues(GraphQLSkipDirective, selection, variables);
  const include = getDirectiveValues(GraphQLIncludeDirective, selection, variables);
  return skip?.if !== true && include?.if !== false;
}

function appliesTo({ schema }: Priced, condition: string | undefined, type: GraphQLObjectType): boolean {
  if (condition === undefined || condition === type.name) return true;
  const named = schema.getType(condition);
  return isAbstractType(named) && schema.isSubType(named, type);
}
