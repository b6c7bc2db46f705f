import type { Paging } from '@cartwright/core/listing/listing';
import type { ListedFacet, ListedProduct, ListingResponse } from '@cartwright/core/listing/listing-response';
import { RATINGS } from '@cartwright/dev-store/catalogue/larkspur/ratings';
import type { Page, Route } from '@playwright/test';

/** Pattern of collection requests to the local store's app proxy. */
export const LISTINGS = '**/apps/cartwright/collections/**';

const PAGE_SIZE = 8;
/** Fewer than our server has, so that a store of forty products has several. */
const ALL_AT_ONCE = 10;
const SORTS = [
  { value: 'manual', label: 'Featured' },
  { value: 'price-ascending', label: 'Price: low to high' },
];

const FACETS: readonly Extract<ListedFacet, { kind: 'values' }>[] = [
  {
    type: 'availability',
    param: 'filter.v.availability',
    label: null,
    kind: 'values',
    values: [{ value: '1', count: 36, chosen: false, swatch: null }],
    more: 0,
  },
  {
    type: 'vendor',
    param: 'filter.p.vendor',
    label: 'Brand',
    kind: 'values',
    values: [{ value: 'Larkspur Supply', count: 20, chosen: false, swatch: null }],
    more: 0,
  },
];

/** The part of the local store's product response that lists need. */
interface StoreProduct {
  readonly id: number;
  readonly title: string;
  readonly handle: string;
  readonly images: readonly { readonly src: string; readonly width: number; readonly height: number }[];
  readonly variants: readonly {
    readonly id: number;
    readonly price: string;
    readonly compare_at_price: string | null;
    readonly available: boolean;
  }[];
}

/** An app that answers for collections as our server does: these products first, eight on a page. */
export class ListingApp {
  /** Queries that were requested. */
  readonly asked: string[] = [];
  /** Pagination of later responses. Its limit applies if the shopper chose none. */
  paging: Paging = { type: 'default', loadMoreText: '', limit: PAGE_SIZE, limits: [] };

  private constructor(
    private readonly page: Page,
    private products: readonly ListedProduct[],
  ) {}

  static async of(page: Page, storeUrl: string, collection: string, pinned: readonly string[]) {
    const response = await page.request.get(`${storeUrl}/collections/${collection}/products.json?limit=250`);
    const { products }: { products: StoreProduct[] } = await response.json();
    const media = await printedMedia(page, `${storeUrl}/collections/${collection}`, products.length);
    const place = ({ handle }: StoreProduct) => (pinned.indexOf(handle) + 1 || pinned.length + 1) - 1;
    const app = new ListingApp(
      page,
      products
        .toSorted((a, b) => place(a) - place(b))
        .map((product) => ({
          ...listed(product, pinned.includes(product.handle)),
          media: media.get(product.handle) ?? null,
        })),
    );
    await page.route(LISTINGS, (route) => app.fulfill(route));
    return app;
  }

  /** Response to a query. */
  answerTo(query: URLSearchParams): ListingResponse {
    const sort = query.get('sort_by') === 'price-ascending' ? 'price-ascending' : 'manual';
    const page = Number(query.get('page') ?? 1);
    const asked = query.get('limit');
    const limit = this.paging.limits.find((each) => String(each) === asked) ?? this.paging.limit;
    const size = limit === 'all' ? ALL_AT_ONCE : limit;
    const sorted =
      sort === 'manual'
        ? this.products
        : this.products.toSorted((a, b) => Number(a.price.slice(1)) - Number(b.price.slice(1)));
    return {
      version: 2,
      parts: 1,
      searched: null,
      total: sorted.length,
      page,
      pages: Math.ceil(sorted.length / size),
      sort,
      sorts: SORTS,
      paging: { ...this.paging, limit },
      tiles: [],
      facets: FACETS.map((facet) => ({
        ...facet,
        values: facet.values.map((each) => ({
          ...each,
          chosen: query.getAll(facet.param).includes(each.value),
        })),
      })),
      products: sorted.slice((page - 1) * size, page * size),
    };
  }

  /** The last product comes first from now on, so that every page begins with what the one before ended with. */
  moveLastToFront(): void {
    this.products = [...this.products.slice(-1), ...this.products.slice(0, -1)];
  }

  /** Fails from now on. */
  async fails(): Promise<void> {
    await this.page.unroute(LISTINGS);
    await this.page.route(LISTINGS, (route) =>
      route.fulfill({ status: 502, body: 'Cartwright can’t be reached.' }),
    );
  }

  /** Answers again. */
  async answers(): Promise<void> {
    await this.page.unroute(LISTINGS);
    await this.page.route(LISTINGS, (route) => this.fulfill(route));
  }

  private async fulfill(route: Route): Promise<void> {
    const { searchParams, search } = new URL(route.request().url());
    this.asked.push(search);
    await route.fulfill({ contentType: 'text/html', body: JSON.stringify(this.answerTo(searchParams)) });
  }
}

function listed({ id, title, handle, images, variants }: StoreProduct, isPinned: boolean): ListedProduct {
  const cheapest = variants.toSorted((a, b) => Number(a.price) - Number(b.price))[0];
  if (!cheapest) throw new Error(`${handle} has no variants.`);
  const { price, compare_at_price: before } = cheapest;
  const [image] = images;
  const available = variants.some((variant) => variant.available);
  const [stars, count] = RATINGS[handle] ?? [];
  return {
    id,
    title,
    url: `/products/${handle}`,
    image: image
      ? { ...image, src: `${image.src}${image.src.includes('?') ? '&' : '?'}v=1`, alt: title }
      : null,
    price: `$${price}`,
    priceVaries: variants.some((variant) => variant.price !== price),
    compareAtPrice: before !== null && Number(before) > Number(price) ? `$${before}` : null,
    available,
    variantId: variants.length === 1 && available ? cheapest.id : null,
    badge: isPinned ? 'Staff pick' : null,
    rating: stars !== undefined && count !== undefined ? { value: Number(stars), scale: 5, count } : null,
  };
}

/** Products on a page of the block's Liquid, unless somebody has set another number. */
const PRINTED_ON_A_PAGE = 12;

/**
 * `data-media` of the cards that the block prints, by the handles of their products. Our server has the same
 * (`tests/conformance/theme-extension/card-media.test.ts`).
 */
async function printedMedia(page: Page, address: string, products: number): Promise<Map<string, string>> {
  const pages = Array.from({ length: Math.ceil(products / PRINTED_ON_A_PAGE) }, async (_, at) =>
    (await page.request.get(`${address}?page=${at + 1}`)).text(),
  );
  const found = new Map<string, string>();
  for (const printed of await Promise.all(pages))
    for (const [card = ''] of printed.matchAll(/<li class="cw-card"[\s\S]*?<\/li>/g)) {
      const [, handle] = /cw-card-link" href="[^"]*\/products\/([^"?]*)/.exec(card) ?? [];
      const [, media] = /data-media="([^"]*)"/.exec(card) ?? [];
      if (handle && media) found.set(handle, media.replace(/&(?:#34|quot);/g, '"').replaceAll('&amp;', '&'));
    }
  return found;
}
