import { HAND_PICKED } from '@cartwright/core/data-sources/built-in-sources';
import type { Widget } from '@cartwright/core/widgets/widget';
import type { PreviewState } from '../editor-kit/preview/preview-state';

const OF_OFFERS: readonly PreviewState[] = ['offers_loading', 'no_offers'];

/** Those of the states that a preview with these widgets can be brought to: hand-picked products aren't asked for. */
export function statesWith(
  widgets: readonly Pick<Widget, 'dataSourcePath'>[],
  states: readonly PreviewState[],
  now: PreviewState,
): readonly PreviewState[] {
  if (widgets.some(({ dataSourcePath }) => dataSourcePath !== HAND_PICKED)) return states;
  return states.filter((each) => each === now || !OF_OFFERS.includes(each));
}
