import {
  MAX_IN_CART_ASKED,
  MAX_VIEWED_ASKED,
  MAX_WIDGETS_ASKED,
  type ShownWidget,
} from '@cartwright/core/widgets/widget-response';
import { readWidgets } from './read-widgets';

/**
 * Shopper data of a page: products in the cart, latest first, and viewed ones, latest last; purchases as printed by
 * blocks.
 */
export interface PageShopper {
  readonly cart: readonly number[];
  readonly viewed: readonly number[];
  readonly bought: string;
  /** Cart facts requested by rules (`factsQuery`), if any. */
  readonly facts: Readonly<Record<string, string>> | undefined;
}

/** Requests widgets from our server; null if a response is missing or invalid before `signal` aborts. Never rejects. */
export async function askForWidgets(
  ours: string,
  ids: readonly number[],
  product: number | null,
  { cart, viewed, bought, facts }: PageShopper,
  signal: AbortSignal,
): Promise<readonly ShownWidget[] | null> {
  const part = async (number: number) => {
    const address = new URL(ours, location.href);
    const query = {
      ids: ids.slice(0, MAX_WIDGETS_ASKED).join(),
      product: product === null ? '' : `${product}`,
      cart: cart.slice(0, MAX_IN_CART_ASKED).join(),
      viewed: viewed.slice(-MAX_VIEWED_ASKED).join(),
      bought,
      ...facts,
      part: number > 1 ? `${number}` : '',
    };
    for (const [name, value] of Object.entries(query)) if (value) address.searchParams.set(name, value);
    const response = await fetch(address, { signal });
    return response.ok ? readWidgets(await response.text()) : null;
  };
  try {
    const first = await part(1);
    if (!first) return null;
    const further = Array.from({ length: first.parts - 1 }, (_, at) => part(at + 2));
    const answers = [first, ...(await Promise.all(further))];
    return answers.includes(null) ? null : answers.flatMap((response) => response?.widgets ?? []);
  } catch {
    return null;
  }
}
