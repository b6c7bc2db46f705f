import { GraphQLError } from 'graphql';
import type { StoreContext } from '../../context/store-context';
import { hasScope } from './shop';

/** Throws Shopify's access error if the app lacks the scope. */
export function requireScope(store: StoreContext, scope: string, field: string): void {
  if (hasScope(store, scope)) return;
  const requiredAccess = `\`${scope}\` access scope.`;
  throw new GraphQLError(`Access denied for ${field} field. Required access: ${requiredAccess}`, {
    extensions: {
      code: 'ACCESS_DENIED',
      documentation: 'https://shopify.dev/api/usage/access-scopes',
      requiredAccess,
    },
  });
}
