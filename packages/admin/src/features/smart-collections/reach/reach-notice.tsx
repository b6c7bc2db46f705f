import { Banner, BlockStack } from '@shopify/polaris';
import { obstacles } from './reach-words';
import { useReach } from './use-reach';

/** Says that shoppers don't see campaigns, and leads to where that is changed. Nothing while they do, or nobody knows. */
export function ReachNotice() {
  const { data } = useReach();
  const found = data ? obstacles(data) : [];
  if (!data || found.length === 0) return null;
  const { status, editorUrl } = data.placement;
  return (
    <Banner
      title="Shoppers don’t see campaigns yet"
      tone="warning"
      {...(status === 'off' && { action: { content: 'Open theme editor', url: editorUrl, external: true } })}
    >
      <BlockStack gap="200">
        {found.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </BlockStack>
    </Banner>
  );
}
