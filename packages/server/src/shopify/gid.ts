type Kind = 'Collection' | 'Order' | 'Product' | 'ProductVariant';

/** GraphQL global id, `gid://shopify/Product/1`. */
export function toGid(kind: Kind, id: number): string {
  return `gid://shopify/${kind}/${id}`;
}

/** Number of a global id. Throws if it isn't one. */
export function fromGid(gid: string): number {
  const id = Number(/^gid:\/\/shopify\/\w+\/(\d+)(?:\?|$)/.exec(gid)?.[1]);
  if (!Number.isSafeInteger(id)) throw new Error(`${gid} is not a global id of Shopify.`);
  return id;
}
