import { Banner } from '@cartwright/ui/admin/banner';
import { deletedMessage } from './deleted-message';
import type { Noun } from './noun';

/** Says that some of what was selected was deleted in the store since, and takes it out. */
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
