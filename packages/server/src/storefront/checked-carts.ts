import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { type Issue, issue } from '@cartwright/core/editing/issue';
import type { ExperimentDocument } from '@cartwright/core/experiments/document/experiment-document';
import type { StartableCart } from '@cartwright/core/experiments/document/startable-cart';
import { cartsBeside, liveCandidates } from '@cartwright/core/schedule/live-candidates';
import type { StorefrontCart } from '@cartwright/core/storefront/config';
import { publishedSize, sizeIssues } from '@cartwright/core/storefront/published-size';
import { cartRow, isSetAside, listedRows } from '../cart/cart-rows';
import { savedCart } from '../cart/saved-cart';
import type { CheckedCarts } from '../experiments/run-experiment';
import { cartSizes, lookBytes } from './cart-sizes';
import { compilingToMeasure, type MeasureOptions } from './compile-to-measure';
import { compiledTest } from './running-cart-tests';

interface Measured {
  readonly document: CartDocument;
  readonly cart: StorefrontCart;
}

/**
 * Carts of a test, compiled as for a publication, and issues of their total size. Unreadable or invalid ones have
 * no rewards.
 */
export async function checkedCarts(
  { now, ...options }: MeasureOptions & { readonly now: Date },
  test: ExperimentDocument,
): Promise<CheckedCarts> {
  const { store } = options;
  const compile = await compilingToMeasure(options);
  const rows = await listedRows(store);
  const candidates = liveCandidates(
    rows.filter(({ legacy }) => !legacy),
    now.getTime(),
  );
  const measured = new Map<string, Measured>();
  const carts = new Map<string, Omit<StartableCart, 'runningTest'>>();
  for (const { documentId } of test.variants) {
    const row = documentId === null ? undefined : await cartRow(store, documentId);
    if (!row) continue;
    const saved = row.legacy || isSetAside(row) ? null : savedCart(row);
    const compiled = saved?.ok ? await compile(saved.response.cart) : null;
    if (saved?.ok && compiled?.ok)
      measured.set(row.id, { document: saved.response.cart, cart: compiled.value });
    carts.set(row.id, {
      name: row.name,
      isCandidate: candidates.some(({ id }) => id === row.id),
      rewards: compiled?.ok ? compiled.value.rewards : null,
    });
  }
  const control = measured.get(test.variants[0]?.documentId ?? '');
  const cartOf = async (id: string) => measured.get(id)?.cart ?? null;
  const compiled = control && (await compiledTest(control.cart, test, cartOf));
  if (!control || !compiled) return { carts, issues: [] };
  const sizes = await cartSizes(store, compile, control.document.id);
  const others = rows
    .filter(({ id }) => id !== control.document.id)
    .map((row) => ({ ...row, bytes: sizes.get(row.id) ?? 0 }));
  const beside = cartsBeside(control.document, others, now.getTime());
  const whole = { ...control.cart, test: compiled };
  const size = publishedSize(control.document, whole, beside, await lookBytes(store));
  return { carts, issues: sizeIssues(size).map(tooLarge) };
}

function tooLarge({ message }: Issue): Issue {
  return issue('too_large', ['variants'], message, 'These carts are too large to publish together');
}
