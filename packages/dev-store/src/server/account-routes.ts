import { type Context, Hono } from 'hono';
import type { StoreContext } from '../context/store-context';
import { accountPage } from '../theme/account-page';
import { loginPage } from '../theme/login-page';
import { signedInCustomer, signIn, signOut } from './customer';
import { ownPath } from './own-path';
import { readBody } from './read-body';
import { requestMarket } from './request-market';
import type { ShowPage } from './show-page';

/** Customer account routes, as far as carts need them: sign in, sign out, and redirect to the previous page. */
export function accountRoutes(store: StoreContext, show: ShowPage): Hono {
  const app = new Hono();
  const root = (c: Context) => requestMarket(c, store).root;
  const login = (c: Context) => `${root(c)}account/login`;

  app.get('/account', (c) => (signedInCustomer(c) ? show(c, accountPage) : c.redirect(login(c), 302)));
  app.get('/account/login', (c) => {
    const back = ownPath(c.req.query('return_url'), `${root(c)}account`);
    return signedInCustomer(c) ? c.redirect(back, 302) : show(c, (context) => loginPage(context, back));
  });
  app.post('/account/login', async (c) => {
    const body = (await readBody(c)) ?? {};
    const back = ownPath(body.return_url, `${root(c)}account`);
    if (signIn(c, body.email)) return c.redirect(back, 302);
    const query = new URLSearchParams({ return_url: back, error: 'Enter an email like name@example.com.' });
    return c.redirect(`${login(c)}?${query}`, 302);
  });
  app.get('/account/logout', (c) => {
    signOut(c);
    return c.redirect(root(c), 302);
  });
  return app;
}
