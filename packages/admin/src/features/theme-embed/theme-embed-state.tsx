import type { CartListItem } from '@cartwright/core/contract/cart-list';
import type { ThemeEmbed } from '@cartwright/core/contract/theme-embed';
import { Button } from '@cartwright/ui/admin/button';
import { InlineStack } from '@cartwright/ui/admin/inline-stack';
import { Link } from '@cartwright/ui/admin/link';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { cartsQuery } from '../../shared/api/carts-query';
import { useNow } from '../../shared/hooks/use-now';
import { usePublication } from '../../shared/hooks/use-publication';
import { useThemeEmbed } from '../../shared/hooks/use-theme-embed';
import { themeMessage } from './theme-messages';

const UNKNOWN: Record<Extract<ThemeEmbed, { status: 'unknown' }>['reason'], string> = {
  missing_scope: 'To show whether your cart is on in your theme, Cartwright needs permission to view themes.',
  unavailable: 'Shopify didn’t say whether your cart is on in your theme.',
  unreadable: 'Your theme’s settings don’t say whether your cart is on.',
};

const NO_CARTS: readonly CartListItem[] = [];

/**
 * Status line of what shoppers see in the theme, or why that is unknown. Nothing while a notice
 * says that the embed is off.
 */
export function ThemeEmbedState({ align = 'center' }: { align?: 'start' | 'center' }) {
  const { data, refetch, isFetching } = useThemeEmbed();
  const carts = useQuery(cartsQuery).data?.combinedCarts;
  const publication = usePublication()?.status;
  const now = useNow(carts ?? NO_CARTS);
  if (!data || data.status === 'off') return null;
  return (
    <InlineStack gap="200" align={align} blockAlign="center">
      <Text as="p" tone="subdued">
        {data.status === 'on' ? themeMessage(data.theme, carts, publication, now) : UNKNOWN[data.reason]}
      </Text>
      {data.status === 'unknown' && data.reason === 'unavailable' ? (
        <Button variant="plain" onClick={() => void refetch()} disabled={isFetching}>
          Check again
        </Button>
      ) : (
        <Link url={data.editorUrl} external>
          Open theme editor
        </Link>
      )}
    </InlineStack>
  );
}
