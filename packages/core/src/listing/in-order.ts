import type { CatalogueIndex } from '../catalogue/index/catalogue-index';
import type { ListedCatalogue } from './list-context';
import type { Why } from './listing';
import type { Sort } from './listing-rules';
import type { Match } from './scan';

/** Weight of the shop's mean rating, in ratings: one rating alone shouldn't lead a list. */
const RATINGS_OF_THE_SHOP = 10;

/** Sort key of products, with its explanation; NaN comes last in both directions. */
interface Key {
  readonly of: (match: Match) => number;
  readonly descending: boolean;
  /** Whether ties keep the candidates' order, instead of ids. */
  readonly byPlace: boolean;
  readonly why: (match: Match) => Why['by'];
}

/**
 * Products in the order of a sort, each with what put it there. They are given in the order of the candidates. Products that it
 * doesn't tell apart stand by their ids.
 */
export function inOrder(
  matches: readonly Match[],
  sort: Sort,
  catalogue: ListedCatalogue,
): { readonly matches: Match[]; readonly why: (match: Match) => Why['by'] } {
  const { of, descending, byPlace, why } = keyOf(sort, catalogue);
  if (sort.key === 'featured') return { matches: [...matches], why };
  const ids = catalogue.index.products.id;
  const keyed = matches.map((match) => ({ match, key: of(match) }));
  const compare = (a: number, b: number) => {
    if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
    return descending ? b - a : a - b;
  };
  keyed.sort(
    (a, b) =>
      compare(a.key, b.key) ||
      (byPlace ? a.match.index - b.match.index : (ids[a.match.row] ?? 0) - (ids[b.match.row] ?? 0)),
  );
  return { matches: keyed.map(({ match }) => match), why };
}

function keyOf({ key, lookback }: Sort, catalogue: ListedCatalogue): Key {
  const { index, titleRanks } = catalogue;
  const { products } = index;
  const idOf = ({ row }: Match) => products.id[row] ?? 0;
  const inside = (of: Key['of'], why: Key['why'], descending = false): Key => ({
    of,
    why,
    descending,
    byPlace: false,
  });
  switch (key) {
    case 'featured':
      return {
        ...inside(
          ({ index }) => index,
          () => ({ reason: 'order' }),
        ),
        byPlace: true,
      };
    case 'best-sellers': {
      const sold = catalogue.soldIn(lookback.days);
      const of = (match: Match) => sold.get(idOf(match))?.[lookback.of] ?? 0;
      const why = (match: Match) => ({ reason: 'sales' as const, sold: of(match), lookback });
      return { ...inside(of, why, true), byPlace: true };
    }
    case 'highest-price':
      return inside(
        ({ highest }) => highest,
        ({ highest }) => ({ reason: 'price', amount: highest }),
        true,
      );
    case 'lowest-price':
      return inside(
        ({ lowest }) => lowest,
        ({ lowest }) => ({ reason: 'price', amount: lowest }),
      );
    case 'new-arrivals':
    case 'oldest': {
      const of = ({ row }: Match) => {
        const published = products.publishedAt[row] ?? Number.NaN;
        return Number.isNaN(published) ? (products.createdAt[row] ?? Number.NaN) : published;
      };
      return inside(of, (match) => ({ reason: 'date', at: of(match) }), key === 'new-arrivals');
    }
    case 'highest-rating':
    case 'lowest-rating':
      return inside(
        ({ row }) => meanRating(index, row),
        ({ row }) => ratingOf(index, row),
        key === 'highest-rating',
      );
    case 'name-ascending':
    case 'name-descending': {
      const of = (match: Match) => titleRanks.get(idOf(match)) ?? Number.NaN;
      return inside(of, () => ({ reason: 'name' }), key === 'name-descending');
    }
    default:
      return key satisfies never;
  }
}

/** Bayesian mean of a product's rating and the shop's, as a share of the scale; NaN without ratings. */
function meanRating({ products, ratings }: CatalogueIndex, row: number): number {
  const count = products.ratingCount[row] ?? 0;
  if (count === 0) return Number.NaN;
  const share = Math.round(((products.ratingValue[row] ?? 0) / (products.ratingScale[row] ?? 1)) * 1_000_000);
  const ofShop = (RATINGS_OF_THE_SHOP * ratings.sum) / ratings.count;
  return (share * count + ofShop) / (count + RATINGS_OF_THE_SHOP);
}

function ratingOf({ products }: CatalogueIndex, row: number): Why['by'] {
  const count = products.ratingCount[row] ?? 0;
  if (count === 0) return { reason: 'unrated' };
  const [value, scale] = [products.ratingValue[row] ?? 0, products.ratingScale[row] ?? 0];
  return { reason: 'rating', value, scale, count };
}
