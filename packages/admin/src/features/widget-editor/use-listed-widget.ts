import type { ListedWidget } from '@cartwright/core/contract/widgets';
import type { Widget } from '@cartwright/core/widgets/widget';
import { useQuery } from '@tanstack/react-query';
import { useRefetchOnFocus } from '../../shared/hooks/use-refetch-on-focus';
import { widgetsQuery } from '../../widget-settings/widget-queries';

/** Poll interval in milliseconds until a widget has its first view, while the page is visible. */
const UNSEEN_AGAIN = 10_000;

/** Widget as listed; refetched when its editor opens, and on focus. */
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
