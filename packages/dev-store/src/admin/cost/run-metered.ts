import {
  type DocumentNode,
  execute,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  parse,
  validate,
} from 'graphql';
import { isRecord } from '../../engine/model/request-body';
import { strictFieldResolver } from '../../schema/default-resolver';
import type { Bucket } from './bucket';
import { actualCost, type Priced, requestedCost } from './query-cost';

/** Maximum cost per request, whatever the bucket. */
const MAX_PER_REQUEST = 1000;

const LIMITS_PAGE = 'https://shopify.dev/api/usage/limits';

/** Request as sent, not yet validated. */
export interface SentRequest {
  readonly query: string;
  readonly variables?: unknown;
  readonly operationName?: unknown;
}

/**
 * Runs a GraphQL request against the bucket: reserves the requested cost and returns the unused
 * part. Requests above 1000 points are rejected (`MAX_COST_EXCEEDED`), those above the available
 * points throttled (`THROTTLED`); neither runs, and both have status 200. Invalid documents cost
 * nothing.
 */
export async function runMetered(
  schema: GraphQLSchema,
  rootValue: unknown,
  bucket: Bucket,
  request: SentRequest,
): Promise<Record<string, unknown>> {
  const read = readOperation(schema, request);
  if (!read.ok) return { errors: read.errors };
  const { document, priced } = read;
  const requested = requestedCost(priced);
  const cost = (actualQueryCost: number | null) => ({
    cost: {
      requestedQueryCost: requested,
      actualQueryCost,
      throttleStatus: bucket.status(),
    },
  });
  if (requested > MAX_PER_REQUEST) return { errors: [tooDear(requested)], extensions: cost(null) };
  if (!bucket.take(requested)) return { errors: [throttled()], extensions: cost(null) };
  const result = await execute({
    schema,
    document,
    rootValue,
    fieldResolver: strictFieldResolver,
    variableValues: isRecord(request.variables) ? request.variables : null,
    operationName: priced.operation.name?.value ?? null,
  });
  const actual = Math.min(requested, actualCost(priced, result.data));
  bucket.giveBack(requested - actual);
  return { ...result, extensions: cost(actual) };
}

type Read =
  | { readonly ok: true; readonly document: DocumentNode; readonly priced: Priced }
  | { readonly ok: false; readonly errors: readonly GraphQLError[] };

function readOperation(schema: GraphQLSchema, { query, variables, operationName }: SentRequest): Read {
  let document: DocumentNode;
  try {
    document = parse(query);
  } catch (error) {
    if (error instanceof GraphQLError) return { ok: false, errors: [error] };
    throw error;
  }
  const problems = validate(schema, document);
  if (problems.length > 0) return { ok: false, errors: problems };
  const name = typeof operationName === 'string' ? operationName : null;
  const operation = getOperationAST(document, name);
  if (!operation) return { ok: false, errors: [noOperation(name)] };
  const values = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    isRecord(variables) ? variables : {},
  );
  if (values.errors) return { ok: false, errors: values.errors };
  const priced = { schema, operation, fragments: fragmentsOf(document), variables: values.coerced };
  return { ok: true, document, priced };
}

function fragmentsOf({ definitions }: DocumentNode): Priced['fragments'] {
  const fragments = definitions.filter(
    (definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION,
  );
  return Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment]));
}

function noOperation(name: string | null): GraphQLError {
  return new GraphQLError(name === null ? 'An operation name is required' : `No operation named "${name}"`);
}

function tooDear(cost: number): GraphQLError {
  const message = `Query cost is ${cost}, which exceeds the single query max cost limit (${MAX_PER_REQUEST}).`;
  return new GraphQLError(message, {
    extensions: {
      code: 'MAX_COST_EXCEEDED',
      cost,
      maxCost: MAX_PER_REQUEST,
      documentation: LIMITS_PAGE,
    },
  });
}

function throttled(): GraphQLError {
  return new GraphQLError('Throttled', {
    extensions: { code: 'THROTTLED', documentation: LIMITS_PAGE },
  });
}
