import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { usedByMessage } from './deletion-messages';
import { widgetUsesQuery } from './widget-queries';

/** Number of saved carts with a widget; nothing while unknown. */
export function UsedBy({ id }: { readonly id: number }) {
  const { data } = useQuery(widgetUsesQuery(id));
  return (
    <Text as="p" tone="subdued">
      {data ? usedByMessage(data.length) : ''}
    </Text>
  );
}
