import type { ExperimentDocument } from '@cartwright/core/experiments/document/experiment-document';
import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import type { TestedCarts } from '@cartwright/core/storefront/compile-tested-rewards';
import type { StartedTest } from './running-tests';

/** A running test of carts whose control shoppers can come to see. */
export interface ControlTest {
  readonly test: ExperimentDocument;
  readonly controlId: string;
  /** Those that its variants show; one that can't be read isn't there. */
  readonly documents: readonly CartDocument[];
}

/** The running tests whose controls are among `candidates`. */
export function testsOfControls(
  running: readonly StartedTest[],
  candidates: readonly CartDocument[],
  documents: readonly CartDocument[],
): ControlTest[] {
  return running.flatMap(({ document: test }) => {
    const [controlId = '', ...shown] = test.variants.map(({ documentId }) => documentId ?? '');
    if (!candidates.some(({ id }) => id === controlId)) return [];
    return [{ test, controlId, documents: documents.filter(({ id }) => shown.includes(id)) }];
  });
}

/** A test as checkout has to know it. */
export function testedCarts({ test: { id, variants }, controlId, documents }: ControlTest): TestedCarts {
  const shown = variants.slice(1).flatMap((variant) => {
    const document = documents.find((each) => each.id === variant.documentId);
    return document ? [{ id: variant.id, document }] : [];
  });
  return { id, controlId, variants: shown };
}
