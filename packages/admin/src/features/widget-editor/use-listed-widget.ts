import type { ListedWidget } from '@cartwright/core/contract/widgets';
import type { Widget } from '@cartwright/core/widgets/widget';
import { useQuery } from '@tanstack/react-query';
import { useRefetchOnFocus } from '../../shared/hooks/use-refetch-on-focus';
import { widgetsQuery } from '../../widget-settings/widget-queries';

/** Milliseconds after which a widget that nobody has seen yet is looked at again, while the page is visible. */
const UNSEEN_AGAIN = 10_000;

/** Facts that lists have of a widget, read anew when its editor opens and whenever the merchant comes back. */
export function useListedWidget({
  id,
  classification,
}: Pick<Widget, 'id' | 'classification'>): ListedWidget | undefined {
  const find = (list: readonly ListedWidget[] | undefined) => list?.find((each) => each.id === id);
  const list = useQuery({
    ...widgetsQuery(classification ?? 'none'),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (find(state.data)?.lastViewed === null ? UNSEEN_AGAIN : false),
  });
  useRefetchOnFocus(list);
  return find(list.data);
}
