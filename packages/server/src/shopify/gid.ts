type Kind = 'Collection' | 'Order' | 'Product' | 'ProductVariant';

/** The global id that GraphQL names a thing by, `gid://shopify/Product/1`. */
export function toGid(kind: Kind, id: number): string {
  return `gid://shopify/${kind}/${id}`;
}

/** The number in a global id. Throws when it has none: then it was not an id of Shopify's. */
export function fromGid(gid: string): number {
  const id = Number(/^gid:\/\/shopify\/\w+\/(\d+)(?:\?|$)/.exec(gid)?.[1]);
  if (!Number.isSafeInteger(id)) throw new Error(`${gid} is not a global id of Shopify.`);
  return id;
}
