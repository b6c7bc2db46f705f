import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LARKSPUR_SUPPLY } from '../catalogue/larkspur/larkspur-supply';
import { DEMO_MARKETS } from '../setup/demo-markets';
import type { RunningStore } from '../store';
import { aThemeExtension } from '../testing/a-theme-extension';
import { aRunningStore } from '../testing/running-store';

/** What a block of results reads, as JSON. */
const RESULTS = `<pre>{% paginate search.results by 1 %}{
  "performed": {{ search.performed }}, "terms": {{ search.terms | json }}, "count": {{ search.results_count }},
  "sort": [{{ search.sort_by | json }}, {{ search.default_sort_by | json }}],
  "options": {{ search.sort_options | map: 'value' | json }},
  "types": {{ search.results | map: 'object_type' | uniq | json }},
  "prices": {{ search.results | map: 'price' | json }},
  "next": {{ paginate.next.url | json }}
}{% endpaginate %}</pre>`;

let store: RunningStore;
beforeAll(async () => {
  const schema = { name: 'Results', target: 'section', enabled_on: { templates: ['search'] }, settings: [] };
  const block = `${RESULTS}{% schema %}${JSON.stringify(schema)}{% endschema %}`;
  store = await aRunningStore({
    catalogue: LARKSPUR_SUPPLY,
    markets: DEMO_MARKETS,
    app: { themeExtension: aThemeExtension({ blocks: { results: block } }) },
  });
  await fetch(`${store.url}/admin/themes/current/editor`, {
    method: 'POST',
    body: new URLSearchParams({ editor: '1', 'on:main-search/results': 'on' }),
    headers: { origin: store.url },
  });
});
afterAll(() => store.close());

async function resultsOf(path: string) {
  const page = await (await fetch(`${store.url}${path}`)).text();
  expect(page).not.toContain('search-page__count');
  return JSON.parse(/<pre>([\s\S]*)<\/pre>/.exec(page)?.[1] ?? '');
}

describe('app results on the search page', () => {
  it('replace the theme’s results, and receive the query', async () => {
    expect(await resultsOf('/search?q=+linen+')).toMatchObject({
      performed: true,
      terms: 'linen',
      sort: [null, 'relevance'],
      options: ['relevance', 'price-ascending', 'price-descending'],
      types: ['product'],
    });
    expect(await resultsOf('/search')).toMatchObject({ performed: false, count: 0 });
  });

  it('are sorted, filtered and paged by the address', async () => {
    const cheapest = await resultsOf('/search?q=linen&sort_by=price-ascending');
    expect(cheapest.prices).toEqual(cheapest.prices.toSorted((a: number, b: number) => a - b));
    expect(cheapest.next).toBe('/search?q=linen&sort_by=price-ascending&page=2');
    const few = await resultsOf('/search?q=linen&filter.v.price.lte=30');
    expect(few.count).toBeLessThan(cheapest.count);
    expect(few.next ?? 'filter.v.price.lte=30').toContain('filter.v.price.lte=30');
  });
});
