import { subunitsToMajor } from '@cartwright/core/money/decimal';
import type { Product, Variant } from '../engine/model/catalogue';
import { type Html, html, raw } from '../theme/html';

const MAX_SHOWN = 100;

/** Products by title; deleted ones can be restored. */
export function productsPage(products: readonly Product[], deleted: readonly Product[], words: string): Html {
  const shown = products.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()));
  return html`
    <div class="bo">
      <h1>Products</h1>
      <form action="/back-office/products"><label for="q">Search by title</label> <input id="q" type="search" name="q" value="${words}"></form>
      ${shown.length === 0 ? html`<p>No products found.</p>` : list(shown.slice(0, MAX_SHOWN))}
      ${shown.length > MAX_SHOWN ? html`<p class="fine">The first ${MAX_SHOWN} of ${shown.length}. Search to see others.</p>` : ''}
      ${deleted.length === 0 ? '' : deletedProducts(deleted)}
    </div>`;
}

function list(products: readonly Product[]): Html {
  return html`<ul class="bo-card bo-orders">${products.map(
    ({ id, title, vendor, published }) => html`
      <li class="bo-row"><a href="/back-office/products/${id}">${title}</a>
      <span class="fine">${vendor}${published ? '' : ', draft'}</span></li>`,
  )}</ul>`;
}

function deletedProducts(products: readonly Product[]): Html {
  return html`
    <section class="bo-card" aria-labelledby="deleted-title">
      <h2 id="deleted-title">Deleted</h2>
      ${products.map(
        ({ id, title }) => html`
        <form class="bo-actions" action="/back-office/products/${id}/add-again" method="post">
          <span>${title}</span>
          <button class="button button--plain" type="submit" aria-label="Add ${title} again">Add again</button>
        </form>`,
      )}
    </section>`;
}

/** Product page with its form, and result or error. */
export function productPage(
  product: Product,
  message: { readonly kind: 'problem' | 'done'; readonly text: string } | null,
): Html {
  const { id, title, vendor, productType, tags, published, variants } = product;
  return html`
    <div class="bo">
      <h1>${title}</h1>
      ${message ? html`<p class="notice ${message.kind === 'problem' ? 'notice--error' : ''}" role="${message.kind === 'problem' ? 'alert' : 'status'}">${message.text}</p>` : ''}
      <form class="bo-card" action="/back-office/products/${id}" method="post">
        ${field('title', 'Title', title)}
        ${field('vendor', 'Vendor', vendor)}
        ${field('productType', 'Type', productType)}
        ${field('tags', 'Tags, separated by commas', tags.join(', '))}
        <p><label for="status">Status</label><br>
          <select id="status" name="status">
            <option value="active"${published ? raw(' selected') : ''}>Active</option>
            <option value="draft"${published ? '' : raw(' selected')}>Draft</option>
          </select></p>
        ${variants.map(variantFields)}
        <div class="bo-actions"><button class="button" type="submit">Save</button></div>
      </form>
      <form action="/back-office/products/${id}/delete" method="post">
        <button class="button button--plain" type="submit">Delete product</button>
      </form>
    </div>`;
}

function variantFields({ id, title, price, stock }: Variant): Html {
  const name = title === 'Default Title' ? '' : ` of ${title}`;
  return html`
    ${field(`prices[${id}]`, `Price${name}`, subunitsToMajor(price))}
    ${stock.tracked ? field(`quantities[${id}]`, `Stock${name}`, String(stock.quantity)) : ''}`;
}

function field(name: string, label: string, value: string): Html {
  return html`<p><label for="${name}">${label}</label><br><input id="${name}" name="${name}" value="${value}"></p>`;
}
