import type { CartDocument } from '@cartwright/core/cart/cart-document';
import type { ExperimentDocument } from '@cartwright/core/experiments/document/experiment-document';
import { cartUnderTest } from '@cartwright/core/storefront/cart-under-test';
import type { CartsUnderTest } from '@cartwright/core/storefront/compile-tested-rewards';
import type { CartTest, CartVariant, StorefrontCart } from '@cartwright/core/storefront/config';
import type { WorkerResult } from '../compiling/worker-queue';
import { type ControlTest, cartsUnderTest } from '../experiments/cart-tests';

/** Tests whose controls are published, in the form for checkout. */
export function testsInStore(
  tests: readonly ControlTest[],
  carts: readonly StorefrontCart[],
): CartsUnderTest[] {
  const inStore = tests.filter(({ test }) => carts.some((cart) => cart.test?.id === test.id));
  return inStore.map(cartsUnderTest);
}

/**
 * Compiled carts with the tests whose controls they are. A test with an unavailable cart is left out, with a
 * warning.
 */
export async function withTests(
  carts: readonly StorefrontCart[],
  tests: readonly ControlTest[],
  compile: (document: CartDocument) => Promise<WorkerResult<StorefrontCart>>,
): Promise<{ readonly carts: readonly StorefrontCart[]; readonly warnings: readonly string[] }> {
  const warnings: string[] = [];
  const shown: StorefrontCart[] = [];
  for (const cart of carts) {
    const own = tests.find(({ controlId }) => controlId === cart.id);
    const test = own && (await compiledTest(cart, own.test, cartOf(own)));
    if (own && !test) warnings.push(leftOut(own.test.name));
    shown.push(test ? { ...cart, test } : cart);
  }
  return { carts: shown, warnings };

  function cartOf({ documents }: ControlTest) {
    return async (id: string) => {
      const document = documents.find((each) => each.id === id);
      const compiled = document && (await compile(document));
      return compiled?.ok ? compiled.value : null;
    };
  }
}

/** Test with its compiled control; null if one of its carts is unavailable. */
export async function compiledTest(
  control: StorefrontCart,
  { id: testId, variants: [first, ...others] }: Pick<ExperimentDocument, 'id' | 'variants'>,
  cartOf: (id: string) => Promise<StorefrontCart | null>,
): Promise<CartTest | null> {
  const variants: CartVariant[] = first ? [{ id: first.id, share: first.traffic ?? 0 }] : [];
  for (const { id, documentId, traffic } of others) {
    const cart = await cartOf(documentId ?? '');
    if (!cart) return null;
    variants.push({ id, share: traffic ?? 0, cart: cartUnderTest(cart, control) });
  }
  return { id: testId, variants };
}

function leftOut(name: string): string {
  return `The test “${name}” isn’t in the store: one of its carts can’t be prepared. Shoppers see the control, and nobody is counted.`;
}
