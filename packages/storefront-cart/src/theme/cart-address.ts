import { storePath } from '@cartwright/storefront-kit/theme/store-path';

export function isCart(address: string, root: string, origin: string): boolean {
  return storePath(address, root, origin) === 'cart';
}

export function isAdd(address: string, root: string, origin: string): boolean {
  return storePath(address, root, origin) === 'cart/add';
}
