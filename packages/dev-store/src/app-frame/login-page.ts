import type { StoreContext } from '../context/store-context';
import { type StoreUser, storeUsers } from '../oauth/store-users';
import { type Html, html } from '../theme/html';

/** Page that selects the admin's user; `back` is the path to return to. */
export function adminLoginPage({ shop }: StoreContext, current: StoreUser, back: string): Html {
  return html`
    <div class="bo">
      <h1>Log in to ${shop.name}</h1>
      <p>You’re signed in as ${current.firstName} ${current.lastName}. A local store needs no password.</p>
      <form class="bo-actions" action="/admin/login" method="post">
        <input type="hidden" name="return_to" value="${back}">
        ${storeUsers(shop).map(
          (user) =>
            html`<button class="button button--plain" type="submit" name="user" value="${user.id}">${user.firstName} ${user.lastName}, ${user.accountOwner ? 'owner' : 'staff'}</button>`,
        )}
      </form>
    </div>`;
}
