import type { StoreContext } from '../../context/store-context';
import { scopeText } from '../../oauth/routes/grant-page';
import type { StoreUser } from '../../oauth/store-users';
import { type Html, html } from '../../theme/html';

interface ScopesRequest {
  readonly store: StoreContext;
  readonly user: StoreUser;
  readonly scopes: readonly string[];
  /** Target of the form. */
  readonly action: string;
}

/** Consent page for further scopes of an installed app. */
export function optionalScopesPage({ store, user, scopes, action }: ScopesRequest): Html {
  const { title } = store.app;
  return html`
    <div class="bo">
      <h1>${title} asks for more access</h1>
      <p>It works without, except for what needs this. You’re signed in as ${user.firstName} ${user.lastName}.</p>
      <section class="bo-card" aria-labelledby="access">
        <h2 id="access">What it could do</h2>
        <ul>${scopes.map((scope) => html`<li>${scopeText(scope)} <span class="fine">${scope}</span></li>`)}</ul>
      </section>
      <form class="bo-actions" action="${action}" method="post">
        <input type="hidden" name="optional_scopes" value="${scopes.join(',')}">
        <button class="button" type="submit" name="do" value="grant">Allow</button>
        <button class="button button--plain" type="submit" name="do" value="decline">Don’t allow</button>
      </form>
    </div>`;
}

/** Page after the decision, with links to the app in the admin, as in Shopify, and back to its own window. */
export function scopesDecidedPage({ app }: StoreContext, isGranted: boolean, open: string): Html {
  return html`
    <div class="bo">
      <h1>${isGranted ? 'Access allowed' : 'Access not allowed'}</h1>
      <p>${isGranted ? `${app.title} has what it asked for.` : 'Nothing has changed.'} You can close this page.</p>
      <div class="bo-actions"><a class="button button--plain" href="${open}">Open ${app.title}</a></div>
    </div>`;
}
