import { Card } from '@cartwright/ui/admin/card';
import { Link } from '@cartwright/ui/admin/link';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { cartWidgetsQuery } from '../../widget-settings/widget-queries';
import './widget-list.css';

/** The widgets of the shop's carts, each with the way to its page; nothing while there is none. */
export function WidgetList() {
  const { data } = useQuery(cartWidgetsQuery);
  const id = useId();
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Card>
        <Text as="h2" variant="headingMd" id={id}>
          Cross-sell widgets
        </Text>
        <Text as="p" tone="subdued">
          Products your carts suggest. A widget can be in several carts.
        </Text>
        <ul className="cw-widget-list">
          {data.map((widget) => (
            <li key={widget.id}>
              <Link url={`/widgets/edit/${widget.id}/`}>{widget.name}</Link>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
