import type { CatalogueIndex } from '../catalogue/index/catalogue-index';
import type { ListContext } from '../listing/list-context';
import type { Exclusions } from '../listing/sellable';
import type { Recommender } from '../recommend/recommend';

/** Shop's data for resolving data sources, for shoppers of one market, at one time. */
export interface SourceShop {
  readonly index: CatalogueIndex;
  readonly recommender: Recommender;
  readonly exclusions: Exclusions;
  /** Products that the shop's carts give away. */
  readonly gifts: ReadonlySet<number>;
  readonly context: ListContext;
  /** Minutes in the shop's time zone. */
  readonly now: number;
}
