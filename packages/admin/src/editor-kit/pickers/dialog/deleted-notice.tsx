import { Banner } from '@cartwright/ui/admin/banner';
import { deletedMessage } from './deleted-message';
import type { Noun } from './noun';

/** Notice that selected items were deleted in the store, with a button to remove them. */
export function DeletedNotice({
  count,
  noun,
  onRemove,
}: {
  readonly count: number;
  readonly noun: Noun;
  readonly onRemove: () => void;
}) {
  if (count === 0) return null;
  return (
    <Banner
      tone="warning"
      action={{
        content: count === 1 ? `Remove deleted ${noun.one}` : `Remove deleted ${noun.other}`,
        onAction: onRemove,
      }}
    >
      <p>{deletedMessage(count, noun)}</p>
    </Banner>
  );
}
