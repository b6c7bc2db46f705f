import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery, parse, validate } from 'graphql';
import { introspectionOf, type SchemaName } from './schema-package';

const built = new Map<SchemaName, Promise<GraphQLSchema>>();

/** A schema as Shopify publishes it, built once per process. */
export function publishedSchema(name: SchemaName): Promise<GraphQLSchema> {
  const known = built.get(name);
  if (known) return known;
  const schema = introspectionOf(name).then((result) => buildClientSchema(introspectionIn(result)));
  built.set(name, schema);
  return schema;
}

/** Problems of a document against a published schema; none when it is valid. */
export async function documentProblems(name: SchemaName, document: string): Promise<string[]> {
  const schema = await publishedSchema(name);
  try {
    return validate(schema, parse(document)).map(({ message }) => message);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function introspectionIn(result: unknown): IntrospectionQuery {
  const data = typeof result === 'object' && result !== null && 'data' in result ? result.data : result;
  if (typeof data !== 'object' || data === null || !('__schema' in data)) {
    throw new Error('The published file is no introspection result.');
  }
  // `buildClientSchema` checks the rest of the shape itself.
  return data as IntrospectionQuery;
}
