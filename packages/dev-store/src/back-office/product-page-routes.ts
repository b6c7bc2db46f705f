import { type Context, Hono } from 'hono';
import type { StoreContext } from '../context/store-context';
import type { Product } from '../engine/model/catalogue';
import { addProductAgain, deleteProduct, editProduct } from '../products/product-editor';
import { fromOwnPagesOnly } from '../server/own-origin';
import { readBody } from '../server/read-body';
import { html } from '../theme/html';
import { productPage, productsPage } from './products-page';
import { readProductForm } from './read-product-form';
import { showBackOffice } from './show-back-office';

const PAGE = '/back-office/products';

/** Back office routes of products and stock: changes are saved, and sent to the app as webhooks. */
export function productPageRoutes(store: StoreContext): Hono {
  const app = new Hono();
  const { shop } = store;
  const productOf = (c: Context) => store.index.product(Number(c.req.param('id')));
  const show = (c: Context, product: Product, problem: string | null) => {
    const done = c.req.query('saved') === undefined ? null : ({ kind: 'done', text: 'Saved.' } as const);
    const message = problem === null ? done : ({ kind: 'problem', text: problem } as const);
    const status = problem === null ? 200 : 422;
    return showBackOffice(c, shop.name, product.title, productPage(product, message), status);
  };
  const notFound = (c: Context) =>
    showBackOffice(
      c,
      shop.name,
      'No such product',
      html`<div class="bo"><h1>There’s no such product</h1><p><a href="${PAGE}">See all products</a></p></div>`,
      404,
    );

  app.get(PAGE, (c) => {
    const page = productsPage(
      store.index.catalogue.products,
      store.deletedProducts(),
      c.req.query('q') ?? '',
    );
    return showBackOffice(c, shop.name, 'Products', page);
  });
  app.get(`${PAGE}/:id`, (c) => {
    const product = productOf(c);
    return product ? show(c, product, null) : notFound(c);
  });
  app.post(`${PAGE}/:id`, fromOwnPagesOnly, async (c) => {
    const body = (await readBody(c)) ?? {};
    const product = productOf(c);
    if (!product) return notFound(c);
    const read = readProductForm(body, product);
    if (!read.ok) return show(c, product, read.problem);
    editProduct(store, product.id, read.edit);
    return c.redirect(`${PAGE}/${product.id}?saved`, 303);
  });
  app.post(`${PAGE}/:id/delete`, fromOwnPagesOnly, (c) => {
    const product = productOf(c);
    if (!product) return notFound(c);
    deleteProduct(store, product.id);
    return c.redirect(PAGE, 303);
  });
  app.post(`${PAGE}/:id/add-again`, fromOwnPagesOnly, (c) => {
    addProductAgain(store, Number(c.req.param('id')));
    return c.redirect(PAGE, 303);
  });
  return app;
}
