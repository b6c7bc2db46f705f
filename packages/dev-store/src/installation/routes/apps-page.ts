import { clientId } from '../../admin/resolvers/shop';
import { declaredScopes, installationOf, optionalScopes } from '../../context/app-installation';
import type { StoreContext } from '../../context/store-context';
import { scopeText } from '../../oauth/routes/grant-page';
import { type Html, html } from '../../theme/html';

/** Page of the store's app, with the merchant's actions. `more`: further sections about the installed app. */
export function appsPage(store: StoreContext, more: readonly Html[]): Html {
  const { title, configuration, handle } = store.app;
  const installation = installationOf(store);
  return html`
    <div class="bo">
      <h1>Apps</h1>
      <section class="bo-card" aria-labelledby="app">
        <h2 id="app">${title}</h2>
        ${
          installation
            ? html`
              <p>Installed.</p>
              <div class="bo-actions">
                ${configuration ? html`<a class="button" href="/admin/apps/${handle}">Open</a>` : ''}
                <form action="/back-office/apps/uninstall" method="post"><button class="button button--plain" type="submit">Uninstall</button></form>
              </div>`
            : html`
              <p>Not installed.</p>
              <div class="bo-actions"><a class="button" href="/admin/oauth/install?client_id=${clientId(store)}">Install</a></div>`
        }
      </section>
      ${installation ? html`${scopesSection(store, installation.scopes)}${more}` : ''}
    </div>`;
}

function scopesSection(store: StoreContext, granted: readonly string[]): Html {
  const optional = optionalScopes(store);
  return html`
    <section class="bo-card" aria-labelledby="access">
      <h2 id="access">Access</h2>
      <ul>
        ${[...new Set([...declaredScopes(store), ...granted])].map((scope) => {
          const isGranted = granted.includes(scope);
          return html`
            <li class="bo-row">
              <span>${scopeText(scope)} <span class="fine">${scope}${optional.includes(scope) ? ', optional' : ''}</span></span>
              <form action="/back-office/apps/scopes" method="post">
                <input type="hidden" name="scope" value="${scope}">
                <button class="button button--plain button--small" type="submit" name="do" value="${isGranted ? 'revoke' : 'grant'}" aria-label="${isGranted ? 'Revoke' : 'Grant'} ${scope}">${isGranted ? 'Revoke' : 'Grant'}</button>
              </form>
            </li>`;
        })}
      </ul>
    </section>`;
}
