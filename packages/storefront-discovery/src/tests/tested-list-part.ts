import { VARIANT_PARAM } from '@cartwright/core/listing/listing-response';
import { testChoice } from '@cartwright/storefront-kit/analytics/test-choice';
import { onScreen } from '../analytics/on-screen';
import { marketOf } from '../analytics/said-of-lists';
import type { CollectionBlock } from '../listing/collection-block';
import { listingAddress } from '../listing/page-address';
import { readTest } from './read-test';
import { variantOfResponse } from './variant-of-response';

/**
 * File `tested-list-part.ts`: chooses the variant of a block's test, sets the block's URL to the variant's list, and
 * requests its first response. Resolves to a callback to run before rendering, which applies the variant to the block
 * and reports the exposure. Null: the control is shown, uncounted.
 */
export type TestedListPart = (block: CollectionBlock) => Promise<(() => void) | null>;

/**
 * Chooses by the visitor, and asks for the list of the control as for that of each other variant, so that both come alike.
 * The printed list is covered meanwhile; where no answer has come by the end of that, the control stays and nobody is counted.
 *
 * @public
 */
export const part: TestedListPart = async (block) => {
  const test = readTest(block.dataset.test ?? '');
  const { address = '', events } = block.dataset;
  if (!test) return null;
  const choose = await testChoice(events || null, marketOf(address));
  const { variant, expose } = choose(test);
  if (!variant || (!expose && variant === test.variants[0])) return null;
  const key = `${test.id}.${variant.id}`;
  const variantAddress = `${address}&${VARIANT_PARAM}=${encodeURIComponent(key)}`;
  const pending = fetch(listingAddress(variantAddress, location.search, 1)).catch(() => undefined);
  const answered = pending.then((response) => variantOfResponse(response?.clone()));
  // A merchant's preview waits without a limit.
  const listed = await (expose ? whileCovered(block, answered) : answered);
  if (!listed) return null;
  block.cartwrightAnswer = pending;
  // The test has ended: the response is the control's.
  if (listed.key !== key) return null;
  block.dataset.address = variantAddress;
  return () => {
    const heading = block.querySelector('.cw-listing-heading');
    if (heading) heading.textContent = listed.title || (block.dataset.title ?? '');
    const { layout, layoutMode, columns } = listed;
    Object.assign(block.dataset, { layout, layoutMode, columns: columns.join(' ') });
    for (const [at, width] of ['wide', 'medium', 'narrow'].entries())
      block.style.setProperty(`--_${width}`, String(columns[at]));
    if (expose) onScreen(block, expose);
  };
};

/** Resolves to `wanted` while the printed list is covered; null if uncovered first. */
function whileCovered<Value>(block: HTMLElement, wanted: Promise<Value>): Promise<Value | null> {
  return new Promise((resolve) => {
    const isCovered = () => block.dataset.awaiting !== undefined;
    const observer = new MutationObserver(() => isCovered() || end(null));
    const end = (value: Value | null) => {
      observer.disconnect();
      resolve(value);
    };
    observer.observe(block, { attributeFilter: ['data-awaiting'] });
    if (isCovered()) void wanted.then(end);
    else end(null);
  });
}
