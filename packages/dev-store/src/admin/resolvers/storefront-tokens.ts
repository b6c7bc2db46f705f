import type { StoreContext } from '../../context/store-context';
import { gid } from '../wire/gid';
import { scopeSources, shopSource } from './shop';

/** Creates a Storefront API token. Stored unhashed, as it is public. */
export function createStorefrontToken(store: StoreContext, title: string) {
  if (title.trim() === '') {
    return {
      shop: shopSource(store),
      storefrontAccessToken: null,
      userErrors: [{ field: ['input', 'title'], message: "Title can't be blank" }],
    };
  }
  const token = store.random();
  store.state.addStorefrontToken(token);
  return {
    shop: shopSource(store),
    storefrontAccessToken: {
      __typename: 'StorefrontAccessToken',
      id: gid('StorefrontAccessToken', store.state.nextNumber()),
      accessToken: token,
      title,
      createdAt: store.clock().toISOString(),
      accessScopes: scopeSources(store).filter(({ handle }) => handle.startsWith('unauthenticated_')),
    },
    userErrors: [],
  };
}
