import type { StoreContext } from '../../context/store-context';
import { type Html, html } from '../../theme/html';
import type { StoreUser } from '../store-users';

interface Grant {
  readonly store: StoreContext;
  readonly user: StoreUser;
  readonly scopes: readonly string[];
  /** Target of the form, and its hidden fields. */
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** Consent page for an app's installation, with the app and its scopes. */
export function grantPage({ store, user, scopes, action, fields }: Grant): Html {
  const hidden = fields.filter(([name]) => name !== 'do');
  return html`
    <div class="bo">
      <h1>Install ${store.app.title}</h1>
      <p>${store.app.title} asks for access to ${store.shop.name}. You’re signed in as ${user.firstName} ${user.lastName}.</p>
      <section class="bo-card" aria-labelledby="access">
        <h2 id="access">What it can do</h2>
        <ul>${scopes.map((scope) => html`<li>${scopeText(scope)} <span class="fine">${scope}</span></li>`)}</ul>
      </section>
      <form class="bo-actions" action="${action}" method="post">
        ${hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
        <button class="button" type="submit" name="do" value="install">Install</button>
        <button class="button button--plain" type="submit" name="do" value="cancel">Cancel</button>
      </form>
    </div>`;
}

/** Label of an access scope: `write_discounts` is "View and edit discounts". */
export function scopeText(scope: string): string {
  const [verb = '', ...things] = scope.replace(/^unauthenticated_/, '').split('_');
  const what = things.join(' ');
  const whose = scope.startsWith('unauthenticated_') ? ' in the online store' : '';
  return `${verb === 'write' ? 'View and edit' : 'View'} ${what}${whose}`;
}
