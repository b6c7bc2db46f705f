import { Button } from '@cartwright/ui/admin/button';
import { Card } from '@cartwright/ui/admin/card';
import { Link } from '@cartwright/ui/admin/link';
import { List, ListItem } from '@cartwright/ui/admin/list';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { shopQuery } from '../../shared/api/shop-query';
import { useThemeEmbed } from '../../shared/hooks/use-theme-embed';
import { privacySettingsUrl } from './shopify-pages';

/** Empty state before anything was counted: what to turn on, with links. `as`: heading level. */
export function NothingMeasured({ as = 'h2' }: { readonly as?: 'h2' | 'h3' }) {
  const { data: embed } = useThemeEmbed();
  const { data: shop } = useQuery(shopQuery);
  return (
    <Card>
      <div className="cw-report__none">
        <Text as={as} variant="headingMd">
          Nothing measured yet
        </Text>
        <Text as="p">Counting begins with the first shopper once both of these are on:</Text>
        <List>
          <ListItem>
            <strong>The app embed “Cartwright cart” in your theme.</strong>{' '}
            {embed?.status === 'on' && `It’s on in ${embed.theme}.`}
            {embed?.status === 'off' && `It’s off in ${embed.theme}.`}
          </ListItem>
          <ListItem>
            <strong>Consent to analytics.</strong> Only visits of shoppers who allow it are counted. Your
            privacy settings decide where Shopify asks for it.
          </ListItem>
        </List>
        <div className="cw-report__links">
          {embed && embed.status !== 'on' && (
            <Button url={embed.editorUrl} external>
              Open theme editor
            </Button>
          )}
          {shop && (
            <Link url={privacySettingsUrl(shop.shopifyShopDomain)} external>
              Open privacy settings
            </Link>
          )}
        </div>
      </div>
    </Card>
  );
}
