import type { Product } from '../engine/model/catalogue';

/** A list that is not paginated has so many. Source: Shopify Liquid, `paginate`. */
const MAX_LISTED = 50;

/** A list of products, of which only what is shown is made: a store may have thousands of products. */
export class PagedList {
  /** What `items` gives: the first ones, or those of the page of the tag `paginate` around it. */
  private from = 0;
  private size = MAX_LISTED;

  /** `page`, from 1, is what the address asks for, and `addressOf` gives that of another one. */
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

  /** Shows a page of `size`, until it is told to show the first ones again. */
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

/** The list that a value of Liquid is of; undefined where it is of none. */
export function listOf(value: unknown): PagedList | undefined {
  return typeof value === 'object' && value !== null ? LISTS.get(value) : undefined;
}
