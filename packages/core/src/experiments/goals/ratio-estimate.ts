import { type Estimate, varianceOfMean } from './estimate';

/** Sums over the buyers of a variant: of orders and their amounts (revenue, units), with the products of the two. */
export interface BuyerSums {
  readonly visitors: number;
  readonly buyers: number;
  readonly orders: number;
  readonly orderSquares: number;
  readonly amount: number;
  readonly amountSquares: number;
  /** Sum of each buyer's orders times amount. */
  readonly products: number;
}

/**
 * Estimate of a goal by order: average order value, units per order. The sample is one of buyers, not of orders,
 * so the variance is that of a ratio of two means (the delta method); valid from 50 orders.
 */
export function ratioEstimate({
  visitors,
  buyers,
  orders,
  orderSquares,
  amount,
  amountSquares,
  products,
}: BuyerSums): Estimate {
  const ratio = amount / orders;
  const ordersOfOne = orders / buyers;
  const residuals = amountSquares - 2 * ratio * products + ratio * ratio * orderSquares;
  // The residuals of all buyers sum to 0.
  const variance = varianceOfMean(buyers, 0, residuals) / (ordersOfOne * ordersOfOne);
  return { visitors, events: orders, mean: ratio, variance };
}
