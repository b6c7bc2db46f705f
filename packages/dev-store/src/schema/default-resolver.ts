import { defaultFieldResolver, type GraphQLFieldResolver } from 'graphql';

/**
 * Sources are objects whose fields are values or functions of the arguments. It differs from GraphQL's own default only
 * in that a field of the schema that a source does not have is a mistake of ours, not a silent null.
 */
export const strictFieldResolver: GraphQLFieldResolver<unknown, unknown> = (source, args, context, info) => {
  if (typeof source === 'object' && source !== null && !(info.fieldName in source)) {
    throw new Error(`${info.parentType.name}.${info.fieldName} is in the schema but not resolved.`);
  }
  return defaultFieldResolver(source, args, context, info);
};
