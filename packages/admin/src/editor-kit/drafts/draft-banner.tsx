import { Banner } from '@cartwright/ui/admin/banner';
import { BlockStack } from '@cartwright/ui/admin/block-stack';
import { Button } from '@cartwright/ui/admin/button';
import { ButtonGroup } from '@cartwright/ui/admin/button-group';

/** Offers a draft that was not saved when its page was closed. */
export function DraftBanner(props: {
  /** When it was written, in words. */
  readonly time: string;
  /** Whether the document was saved after the draft was begun. */
  readonly savedSince: boolean;
  /** While it is being restored or discarded. */
  readonly busy: boolean;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
  readonly onSeeChanges: () => void;
}) {
  return (
    <Banner tone="info" title={`Restore your draft from ${props.time}?`}>
      <BlockStack gap="200">
        <p>
          {props.savedSince
            ? 'Your last changes weren’t saved, and a newer version was saved since. Restoring keeps both.'
            : 'Your last changes weren’t saved.'}
        </p>
        <ButtonGroup>
          <Button loading={props.busy} onClick={props.onRestore}>
            Restore
          </Button>
          <Button onClick={props.onSeeChanges}>See changes</Button>
          <Button disabled={props.busy} onClick={props.onDiscard} variant="tertiary">
            Discard draft
          </Button>
        </ButtonGroup>
      </BlockStack>
    </Banner>
  );
}
