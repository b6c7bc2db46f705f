import {
  type DocumentNode,
  type GraphQLSchema,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { FUNCTION_LIMITS } from './limits';

/** Fields that Shopify prices higher, as they need a lookup. */
const DEAR_FIELDS = ['metafield', 'hasAnyTag', 'hasTags', 'inAnyCollection', 'inCollections'];
const DEAR = 3;

/**
 * Problems of a function's input query, as sentences; empty if Shopify would accept it: it matches the schema, and is
 * within the limits of bytes, cost and list entries.
 */
export function inputQueryProblems(query: string, schema: GraphQLSchema): string[] {
  let document: DocumentNode;
  try {
    document = parse(query);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const misfits = validate(schema, document).map(({ message }) => message);
  if (misfits.length > 0) return misfits;
  const { queryBytes, queryCost, queryListEntries } = FUNCTION_LIMITS;
  return [
    ...beyond(inputQueryBytes(query), queryBytes, 'bytes in the input query'),
    ...beyond(inputQueryCost(document, schema), queryCost, 'is the cost of the input query'),
    ...beyond(longestList(document), queryListEntries, 'entries in a list of the input query'),
  ];
}

function beyond(found: number, max: number, what: string): string[] {
  return found > max ? [`${found} ${what}: Shopify allows ${max}.`] : [];
}

/** Size of an input query in bytes, without comments. */
export function inputQueryBytes(query: string): number {
  return Buffer.byteLength(query.replace(/#.*$/gm, ''));
}

/**
 * Cost of an input query by Shopify's table: 3 for metafields, tags and collections, 1 for other leaves, 0 for
 * `__typename` and the fields of a metafield. The document must be valid for the schema.
 */
export function inputQueryCost(document: DocumentNode, schema: GraphQLSchema): number {
  const types = new TypeInfo(schema);
  let cost = 0;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name, selectionSet }) {
        if (DEAR_FIELDS.includes(name.value)) cost += DEAR;
        else if (
          !selectionSet &&
          name.value !== '__typename' &&
          types.getParentType()?.name !== 'Metafield'
        ) {
          cost += 1;
        }
      },
    }),
  );
  return cost;
}

function longestList(document: DocumentNode): number {
  let longest = 0;
  visit(document, {
    ListValue({ values }) {
      longest = Math.max(longest, values.length);
    },
  });
  return longest;
}
