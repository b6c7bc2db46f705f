import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { StoreContext } from '../../context/store-context';
import { type StoreUser, storeUsers } from '../store-users';

/** Cookie name by shop: browsers share cookies between all ports of a machine. */
const cookieOf = ({ shop }: StoreContext) => `admin_user_${shop.domain.replace(/\W/g, '_')}`;

/** Signed-in admin user of this browser; defaults to the owner. */
export function signedInUser(c: Context, store: StoreContext): StoreUser {
  const [owner, ...staff] = storeUsers(store.shop);
  const chosen = getCookie(c, cookieOf(store));
  return staff.find(({ id }) => String(id) === chosen) ?? owner;
}

/** Signs a user in by id; false if there is no such user. */
export function signInAs(c: Context, store: StoreContext, id: unknown): boolean {
  const user = storeUsers(store.shop).find((each) => String(each.id) === id);
  if (!user) return false;
  setCookie(c, cookieOf(store), String(user.id), { path: '/', httpOnly: true, sameSite: 'Lax' });
  return true;
}
