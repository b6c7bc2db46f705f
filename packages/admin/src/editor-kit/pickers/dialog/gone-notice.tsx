import { Banner } from '@cartwright/ui/admin/banner';
import { goneWords } from './gone-words';
import type { Noun } from './noun';

/** Says that some of what was selected was deleted in the store since, and takes it out. */
export function GoneNotice({
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
      <p>{goneWords(count, noun)}</p>
    </Banner>
  );
}
