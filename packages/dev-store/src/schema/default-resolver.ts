import { defaultFieldResolver, type GraphQLFieldResolver } from 'graphql';

/**
 * Default resolver for sources whose fields are values or functions of the arguments. Unlike GraphQL's own, it throws
 * for a missing field instead of returning null.
 */
export const strictFieldResolver: GraphQLFieldResolver<unknown, unknown> = (source, args, context, info) => {
  if (typeof source === 'object' && source !== null && !(info.fieldName in source)) {
    throw new Error(`${info.parentType.name}.${info.fieldName} is in the schema but not resolved.`);
  }
  return defaultFieldResolver(source, args, context, info);
};
