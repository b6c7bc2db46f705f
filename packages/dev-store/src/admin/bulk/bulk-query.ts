import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isUnionType,
  Kind,
  parse,
  type SelectionSetNode,
  validate,
} from 'graphql';

const MAX_CONNECTIONS = 5;
/** Nesting limit below the top-level connection. */
const MAX_NESTED = 2;

/** Path of a connection in a response, by response keys, with nested connections. */
export interface ConnectionPlace {
  /** Relative to its parent object. */
  readonly path: readonly string[];
  /** Response key of `edges` or `nodes`. */
  readonly list: string;
  /** Response key of an edge's node; null for `nodes`. */
  readonly node: string | null;
  readonly inside: readonly ConnectionPlace[];
}

/** A query that can be run in bulk. */
export interface BulkQuery {
  readonly document: DocumentNode;
  /** Response key of the only top-level field. */
  readonly root: string;
  /** Path of that field if it is a connection; null for a single object. */
  readonly rootConnection: ConnectionPlace | null;
  /**
   * Connections of the top-level object; those of a top-level connection's nodes are nested in it.
   */
  readonly connections: readonly ConnectionPlace[];
}

type Read =
  | { readonly ok: true; readonly query: BulkQuery }
  | { readonly ok: false; readonly message: string };

/**
 * Parses a bulk query, or returns the restriction that it violates: a single query with one
 * top-level field other than `node` or `nodes`, one to five connections, nested two levels at most,
 * none in a list, and an `id` for each object with children. Source: Shopify, bulk operations,
 * restrictions; messages without a published text are ours.
 */
export function readBulkQuery(schema: GraphQLSchema, text: string): Read {
  try {
    return { ok: true, query: readChecked(schema, text) };
  } catch (error) {
    if (error instanceof GraphQLError) return { ok: false, message: `Invalid bulk query: ${error.message}` };
    throw error;
  }
}

function readChecked(schema: GraphQLSchema, text: string): BulkQuery {
  const document = parse(text);
  const [problem] = validate(schema, document);
  if (problem) throw problem;
  const operations = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation || operations.length > 1) throw refused('There must be exactly one operation.');
  if (operation.operation !== 'query') throw refused('The operation must be a query.');
  if (operation.variableDefinitions?.length) throw refused('Variables are not supported.');
  const queryType = schema.getQueryType();
  if (!queryType) throw refused('There are no queries.');
  const fragments = new Map(
    document.definitions
      .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const fields = fieldsIn(schema, fragments, queryType, operation.selectionSet);
  const [top] = fields;
  if (!top || fields.length > 1) throw refused('There must be exactly one field at the top level.');
  const name = top.node.name.value;
  if (name === 'node' || name === 'nodes') {
    throw refused(`The top-level field can't be '${name}'.`);
  }
  const connections = placesIn(
    { schema, fragments, count: { connections: 0 } },
    queryType,
    operation.selectionSet,
    {
      path: [],
      nested: 0,
      inList: false,
      hasId: true,
    },
  );
  if (connections.length === 0) throw refused('There must be at least one connection field.');
  const root = keyOf(top.node);
  const [first] = connections;
  const isConnection = first?.path.length === 1 && first.path[0] === root;
  return {
    document,
    root,
    rootConnection: isConnection ? first : null,
    connections: isConnection ? [] : connections.map((each) => ({ ...each, path: each.path.slice(1) })),
  };
}

interface Reading {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly count: { connections: number };
}

interface Position {
  readonly path: readonly string[];
  /** Nesting depth. */
  readonly nested: number;
  /** Whether it is in a non-connection list below the nearest node. */
  readonly inList: boolean;
  /** Whether the nearest node selects its `id`. */
  readonly hasId: boolean;
}

function placesIn(
  reading: Reading,
  type: GraphQLCompositeType,
  selection: SelectionSetNode,
  at: Position,
): ConnectionPlace[] {
  const fields = fieldsIn(reading.schema, reading.fragments, type, selection);
  return fields.flatMap(({ parent, node }): ConnectionPlace[] => {
    const field = isUnionType(parent) ? undefined : parent.getFields()[node.name.value];
    const inner = field && getNamedType(field.type);
    if (!field || !isCompositeType(inner) || !node.selectionSet) return [];
    const path = [...at.path, keyOf(node)];
    if (inner.name.endsWith('Connection')) {
      return [connectionAt(reading, inner, node, node.selectionSet, { ...at, path })];
    }
    // A top-level object has its own line, so its children need its id.
    const hasId = at.path.length === 0 ? selectsId(reading, inner, node.selectionSet) : at.hasId;
    const inList = at.inList || isListType(getNullableType(field.type));
    return placesIn(reading, inner, node.selectionSet, { ...at, path, hasId, inList });
  });
}

function connectionAt(
  reading: Reading,
  type: GraphQLCompositeType,
  node: FieldNode,
  selection: SelectionSetNode,
  at: Position,
): ConnectionPlace {
  const name = node.name.value;
  reading.count.connections += 1;
  if (reading.count.connections > MAX_CONNECTIONS) {
    throw refused(`There can't be more than ${MAX_CONNECTIONS} connections.`);
  }
  if (at.nested > MAX_NESTED) {
    throw refused(`Connections can't be nested more than ${MAX_NESTED} levels deep: ${name}.`);
  }
  if (at.inList) throw refused(`A connection can't be within a list: ${name}.`);
  if (!at.hasId) {
    throw refused(`What has a nested connection must select 'id' without an alias: ${name}.`);
  }
  const list = nodesOf(reading, type, selection);
  if (!list) throw refused(`A connection must select the objects of its 'edges' or 'nodes': ${name}.`);
  return {
    path: at.path,
    list: list.list,
    node: list.node,
    inside: placesIn(reading, list.type, list.selection, {
      path: [],
      nested: at.nested + 1,
      inList: false,
      hasId: selectsId(reading, list.type, list.selection),
    }),
  };
}

/** Location of a connection's nodes, with type and selection. */
function nodesOf(reading: Reading, type: GraphQLCompositeType, selection: SelectionSetNode) {
  for (const { parent, node } of fieldsIn(reading.schema, reading.fragments, type, selection)) {
    const inner = isUnionType(parent) ? undefined : getNamedType(parent.getFields()[node.name.value]?.type);
    if (!isCompositeType(inner) || !node.selectionSet) continue;
    if (node.name.value === 'nodes') {
      return { list: keyOf(node), node: null, type: inner, selection: node.selectionSet };
    }
    if (node.name.value !== 'edges') continue;
    const edge = fieldsIn(reading.schema, reading.fragments, inner, node.selectionSet).find(
      (field) => field.node.name.value === 'node',
    );
    const object = edge && !isUnionType(edge.parent) && getNamedType(edge.parent.getFields().node?.type);
    if (!edge?.node.selectionSet || !object || !isCompositeType(object)) continue;
    return {
      list: keyOf(node),
      node: keyOf(edge.node),
      type: object,
      selection: edge.node.selectionSet,
    };
  }
  return null;
}

function selectsId(reading: Reading, type: GraphQLCompositeType, selection: SelectionSetNode): boolean {
  return fieldsIn(reading.schema, reading.fragments, type, selection).some(
    ({ node }) => node.name.value === 'id' && keyOf(node) === 'id',
  );
}

/** Fields of a selection with their parent types, fragments expanded. */
function fieldsIn(
  schema: GraphQLSchema,
  fragments: Reading['fragments'],
  type: GraphQLCompositeType,
  { selections }: SelectionSetNode,
): { readonly parent: GraphQLCompositeType; readonly node: FieldNode }[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [{ parent: type, node: selection }];
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    if (!fragment) return [];
    const condition = fragment.typeCondition && schema.getType(fragment.typeCondition.name.value);
    const inner = isCompositeType(condition) ? condition : type;
    return fieldsIn(schema, fragments, inner, fragment.selectionSet);
  });
}

function keyOf({ alias, name }: FieldNode): string {
  return alias?.value ?? name.value;
}

function refused(message: string): GraphQLError {
  return new GraphQLError(message);
}
