import { Banner } from '@cartwright/ui/admin/banner';
import { useThemeEmbed } from '../../shared/hooks/use-theme-embed';

/**
 * Notice that the theme doesn't show the cart, with a link to enable it. Nothing if it does, or if
 * unknown.
 */
export function ThemeEmbedNotice() {
  const { data } = useThemeEmbed();
  if (data?.status !== 'off') return null;
  return (
    <Banner
      title="Your cart isn’t on in your theme yet"
      tone="warning"
      action={{ content: 'Turn on in theme editor', url: data.editorUrl, external: true }}
    >
      <p>
        Shoppers don’t see it in {data.theme}. In the theme editor, “Cartwright cart” is switched on for you:
        press Save.
      </p>
    </Banner>
  );
}
