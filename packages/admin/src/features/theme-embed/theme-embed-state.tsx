import type { ThemeEmbed } from '@cartwright/core/contract/theme-embed';
import { Button, InlineStack, Link, Text } from '@shopify/polaris';
import { useThemeEmbed } from './use-theme-embed';

const UNKNOWN: Record<Extract<ThemeEmbed, { status: 'unknown' }>['reason'], string> = {
  missing_scope: 'To show whether your cart is on in your theme, Cartwright needs permission to view themes.',
  unavailable: 'Shopify didn’t say whether your cart is on in your theme.',
  unreadable: 'Your theme’s settings don’t say whether your cart is on.',
};

/** One quiet line: the theme that shows the cart, or why nobody knows. Nothing while a notice says that it is off. */
export function ThemeEmbedState({ align = 'center' }: { align?: 'start' | 'center' }) {
  const { data, refetch, isFetching } = useThemeEmbed();
  if (!data || data.status === 'off') return null;
  return (
    <InlineStack gap="200" align={align} blockAlign="center">
      <Text as="p" tone="subdued">
        {data.status === 'on'
          ? `Your cart is on in ${data.theme}, your current theme.`
          : UNKNOWN[data.reason]}
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
