import type { DiscountGives, ProductIds } from '../model/catalogue';
import type { SnapshotLine } from './discount-run';

/** Discounted units of a line. */
interface GivenUnits {
  readonly line: SnapshotLine;
  readonly units: number;
}

/**
 * Discounted units of a "buy X, get Y" discount, as often as it applies. A unit is either bought or got; the cheapest
 * ones are got. Empty if too few are bought.
 */
export function buyXGetY(
  lines: readonly SnapshotLine[],
  { buys, gets }: Pick<Extract<DiscountGives, { kind: 'buy_x_get_y' }>, 'buys' | 'gets'>,
): GivenUnits[] {
  const total = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  let given: GivenUnits[] = [];
  for (let times = 1; times * (buys.units + gets.units) <= total; times++) {
    const got = cheapest(lines, gets.productIds, times * gets.units);
    const unitsGot = got.reduce((sum, { units }) => sum + units, 0);
    if (unitsGot < times * gets.units) break;
    const left = lines
      .filter(({ product }) => isOf(buys.productIds, product.id))
      .reduce((sum, line) => sum + line.quantity - (got.find((each) => each.line === line)?.units ?? 0), 0);
    if (left < times * buys.units) break;
    given = got;
  }
  return given;
}

function cheapest(lines: readonly SnapshotLine[], productIds: ProductIds, units: number): GivenUnits[] {
  let left = units;
  return lines
    .filter(({ product }) => isOf(productIds, product.id))
    .sort((a, b) => a.unitPrice - b.unitPrice || a.variant.id - b.variant.id)
    .flatMap((line): GivenUnits[] => {
      const taken = Math.min(left, line.quantity);
      left -= taken;
      return taken > 0 ? [{ line, units: taken }] : [];
    });
}

function isOf(productIds: ProductIds, id: number): boolean {
  return productIds === 'all' || productIds.includes(id);
}
