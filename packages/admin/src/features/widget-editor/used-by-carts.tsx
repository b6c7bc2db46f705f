import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { Link } from '@cartwright/ui/admin/link';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { SettingsGroup } from '../../editor-kit/fields/settings-group';
import { usedByMessage } from '../../widget-settings/deletion-messages';
import { widgetUsesQuery } from '../../widget-settings/widget-queries';

/** The saved carts that have the widget, each with the way to its editor. */
export function UsedByCarts({ id }: { readonly id: number }) {
  const { data } = useQuery(widgetUsesQuery(id));
  if (!data) return null;
  return (
    <SettingsGroup title="Used by">
      <Text as="p" tone="subdued">
        {usedByMessage(data.length)}
      </Text>
      {data.length > 0 && (
        <ul className="cw-widget-editor__carts" aria-label="Carts that use this widget">
          {data.map((cart) => (
            <li key={cart.id}>
              <Link url={`/smartcart/edit/${encodeURIComponent(cart.id)}/`}>{nameOfCart(cart)}</Link>
            </li>
          ))}
        </ul>
      )}
    </SettingsGroup>
  );
}
