import { HAND_PICKED } from '@cartwright/core/data-sources/built-in-sources';
import type { Widget } from '@cartwright/core/widgets/widget';
import type { PreviewState } from '../editor-kit/preview/preview-state';

const OF_OFFERS: readonly PreviewState[] = ['offers_loading', 'no_offers'];

/** Preview states available with these widgets: hand-picked products aren't requested. */
export function statesWith(
  widgets: readonly Pick<Widget, 'dataSourcePath'>[],
  states: readonly PreviewState[],
  now: PreviewState,
): readonly PreviewState[] {
  if (widgets.some(({ dataSourcePath }) => dataSourcePath !== HAND_PICKED)) return states;
  return states.filter((each) => each === now || !OF_OFFERS.includes(each));
}
