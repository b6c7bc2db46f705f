import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { StoreContext } from '../../context/store-context';
import { type StoreUser, storeUsers } from '../store-users';

/** Named by the shop: browsers keep one set of cookies for all ports of a machine. */
const cookieOf = ({ shop }: StoreContext) => `admin_user_${shop.domain.replace(/\W/g, '_')}`;

/** Who works in the admin in this browser: the owner until somebody else signs in. */
export function signedInUser(c: Context, store: StoreContext): StoreUser {
  const [owner, ...staff] = storeUsers(store.shop);
  const chosen = getCookie(c, cookieOf(store));
  return staff.find(({ id }) => String(id) === chosen) ?? owner;
}

/** Signs a user in by the id; false when the store has no such user. */
export function signInAs(c: Context, store: StoreContext, id: unknown): boolean {
  const user = storeUsers(store.shop).find((each) => String(each.id) === id);
  if (!user) return false;
  setCookie(c, cookieOf(store), String(user.id), { path: '/', httpOnly: true, sameSite: 'Lax' });
  return true;
}
