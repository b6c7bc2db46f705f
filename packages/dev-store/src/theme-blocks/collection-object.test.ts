import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LARKSPUR_SUPPLY } from '../catalogue/larkspur/larkspur-supply';
import { RATINGS } from '../catalogue/larkspur/ratings';
import { DEMO_MARKETS } from '../setup/demo-markets';
import type { RunningStore } from '../store';
import { aThemeExtension } from '../testing/a-theme-extension';
import { aRunningStore } from '../testing/running-store';

/** Everything that a grid of an app reads, as JSON. */
const GRID = `<pre>{% paginate collection.products by block.settings.size %}{
  "title": {{ collection.title | json }}, "url": {{ collection.url | json }}, "id": {{ collection.id }},
  "counts": [{{ collection.products_count }}, {{ collection.all_products_count }}],
  "sort": [{{ collection.sort_by | json }}, {{ collection.default_sort_by | json }}],
  "options": {{ collection.sort_options | map: 'value' | json }},
  "handles": {{ collection.products | map: 'handle' | json }},
  "page": [{{ paginate.current_page }}, {{ paginate.pages }}, {{ paginate.items }}, {{ paginate.current_offset }}],
  "parts": {{ paginate.parts | json }},
  "previous": {{ paginate.previous.url | json }}, "next": {{ paginate.next.url | json }},
  "first": {%- assign first = collection.products.first -%} {% if first %}{
    "url": {{ first.url | json }}, "handle": {{ first.handle | json }}, "image": {{ first.featured_image.width }},
    "src": {{ first.featured_image | image_url: width: 300 | json }},
    "rating": {{ first.metafields.reviews.rating.value | json }},
    "ratings": {{ first.metafields.reviews.rating_count.value | json }}
  }{% else %}null{% endif %}
}{% endpaginate %}</pre><i>{{ collection.products.size }}</i>`;

const block = (liquid: string) =>
  `${liquid}{% schema %}${JSON.stringify({
    name: 'Grid',
    target: 'section',
    enabled_on: { templates: ['collection'] },
    settings: [{ type: 'number', id: 'size', default: 4 }],
  })}{% endschema %}`;

let store: RunningStore;
beforeAll(async () => {
  const extension = aThemeExtension({ blocks: { grid: block(GRID) } });
  store = await aRunningStore({
    catalogue: LARKSPUR_SUPPLY,
    markets: DEMO_MARKETS,
    app: { themeExtension: extension },
  });
  const body = new URLSearchParams({ editor: '1', 'on:main-collection/grid': 'on' });
  await fetch(`${store.url}/admin/themes/current/editor`, {
    method: 'POST',
    body,
    headers: { origin: store.url },
  });
});
afterAll(() => store.close());

const pageOf = async (path: string) => (await fetch(`${store.url}${path}`)).text();

async function gridOf(path: string) {
  const [, json = ''] = /<pre>([\s\S]*)<\/pre>/.exec(await pageOf(path)) ?? [];
  return JSON.parse(json);
}

describe('app grid on a collection page', () => {
  it('replaces the theme’s grid below the title', async () => {
    const page = await pageOf('/collections/kitchen');
    expect(page).toContain('<h1 dir="auto">');
    expect(page).not.toContain('<ul class="grid">');
    expect(page).not.toContain('data-filters');
  });

  it('has its page’s products, and all of them across pages', async () => {
    const first = await gridOf('/collections/kitchen');
    const [, pages, items] = first.page;
    expect(pages).toBeGreaterThan(1);
    const all: string[] = [];
    for (let page = 1; page <= pages; page++)
      all.push(...(await gridOf(`/collections/kitchen?page=${page}`)).handles);
    expect([new Set(all).size, all.length]).toEqual([items, items]);
    expect(first.counts).toEqual([items, items]);
  });

  it('links to its pages with the same order and filters', async () => {
    const grid = await gridOf('/de/collections/kitchen?sort_by=price-ascending&page=2');
    expect(grid.sort).toEqual(['price-ascending', 'manual']);
    expect(grid.page.slice(0, 1)).toEqual([2]);
    expect(grid.previous).toBe('/de/collections/kitchen?page=1&sort_by=price-ascending');
    expect(grid.parts[1]).toEqual({ is_link: false, title: '2', url: '' });
    expect(grid.first.url).toMatch(/^\/de\/products\//);
  });

  it('counts the products left by the address’s filters', async () => {
    const { counts } = await gridOf('/collections/kitchen?filter.v.price.lte=20');
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[0]).toBeLessThan(counts[1]);
  });

  it('is empty past the last page', async () => {
    const { handles, next, first } = await gridOf('/collections/kitchen?page=99');
    expect([handles, next, first]).toEqual([[], null, null]);
  });

  it('gets Shopify’s sort orders, and no current one without a parameter', async () => {
    const { sort, options } = await gridOf('/collections/kitchen');
    expect(sort).toEqual([null, 'manual']);
    expect(options).toContain('best-selling');
    expect(options).toHaveLength(8);
  });

  it('has images in the requested size', async () => {
    const { first } = await gridOf('/collections/kitchen');
    expect(first.image).toBe(1000);
    expect(first.src).toMatch(/^\/cdn\/products\/[\w-]+\.svg\?v=1&width=300$/);
    const picture = await fetch(`${store.url}${first.src}`);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
  });

  it('has product ratings, with numbers as strings', async () => {
    const { first } = await gridOf('/collections/kitchen');
    const [stars, count] = RATINGS[first.handle] ?? [];
    expect([first.rating, first.ratings]).toEqual([
      { rating: stars, scale_min: '1.0', scale_max: '5.0' },
      count,
    ]);
  });

  it('has the first fifty products outside its pages', async () => {
    const [, size] = /<i>(\d+)<\/i>/.exec(await pageOf('/collections/all?page=2')) ?? [];
    expect(Number(size)).toBe(
      Math.min(50, LARKSPUR_SUPPLY.products.filter(({ published }) => published).length),
    );
  });
});
