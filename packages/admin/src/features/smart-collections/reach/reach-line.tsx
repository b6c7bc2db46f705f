import { Button, InlineStack, Link, Text } from '@shopify/polaris';
import { reachWords } from './reach-words';
import { useReach } from './use-reach';

/** One quiet line: where campaigns show, or that nobody knows. Nothing while a notice says that the theme doesn't show them. */
export function ReachLine() {
  const { data, isError, refetch, isFetching } = useReach();
  const words = data ? reachWords(data) : isError ? 'Couldn’t check whether shoppers see campaigns.' : null;
  const isKnown = data?.placement.status === 'on' && data.proxy !== 'unknown';
  return (
    <div role="status">
      {words !== null && (
        <InlineStack gap="200" align="center" blockAlign="center">
          <Text as="p" tone="subdued" alignment="center">
            {words}
          </Text>
          {isKnown ? (
            <Link url={data.placement.editorUrl} external>
              Open theme editor
            </Link>
          ) : (
            <Button variant="plain" onClick={() => void refetch()} disabled={isFetching}>
              Check again
            </Button>
          )}
        </InlineStack>
      )}
    </div>
  );
}
