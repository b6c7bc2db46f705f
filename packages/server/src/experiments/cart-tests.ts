import type { CartDocument } from '@cartwright/core/cart/cart-document';
import type { ExperimentDocument } from '@cartwright/core/experiments/document/experiment-document';
import type { CartsUnderTest } from '@cartwright/core/storefront/compile-tested-rewards';
import type { StartedTest } from './running-tests';

/** Running cart test whose control can be shown. */
export interface ControlTest {
  readonly test: ExperimentDocument;
  readonly controlId: string;
  /** Documents of its variants, without unreadable ones. */
  readonly documents: readonly CartDocument[];
}

/** Running tests whose controls are among `candidates`. */
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

/** Test in the format for checkout. */
export function cartsUnderTest({
  test: { id, variants },
  controlId,
  documents,
}: ControlTest): CartsUnderTest {
  const shown = variants.slice(1).flatMap((variant) => {
    const document = documents.find((each) => each.id === variant.documentId);
    return document ? [{ id: variant.id, document }] : [];
  });
  return { id, controlId, variants: shown };
}
