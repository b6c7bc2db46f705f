import type { Product } from '../engine/model/catalogue';

/** Maximum length without pagination. Source: Shopify Liquid, `paginate`. */
const MAX_LISTED = 50;

/** Lazy list of products: only shown ones are created, as stores may have thousands. */
export class PagedList {
  /** Start of the shown items: the first ones, or those of the enclosing `paginate` tag. */
  private from = 0;
  private size = MAX_LISTED;

  /** `page`: page of the URL, from 1; `addressOf`: URL of another page. */
  constructor(
    private readonly all: readonly Product[],
    private readonly show: (product: Product) => unknown,
    readonly page: number,
    readonly addressOf: (page: number) => string,
  ) {}

  get count(): number {
    return this.all.length;
  }

  items(): unknown[] {
    const shown = this.all.slice(this.from, this.from + this.size).map(this.show);
    LISTS.set(shown, this);
    return shown;
  }

  /** Shows a page of `size` until reset. */
  paginate(size: number): void {
    this.from = (this.page - 1) * size;
    this.size = size;
  }

  unpaginate(): void {
    this.from = 0;
    this.size = MAX_LISTED;
  }
}

const LISTS = new WeakMap<object, PagedList>();

/** List behind a Liquid value; undefined if it isn't from a list. */
export function listOf(value: unknown): PagedList | undefined {
  return typeof value === 'object' && value !== null ? LISTS.get(value) : undefined;
}
