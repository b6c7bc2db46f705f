import { Button } from '@cartwright/ui/admin/button';
import { useState } from 'react';
import { lazyDialog } from '../../../shared/components/lazy-dialog';

const CollectionPicker = lazyDialog(
  async () => (await import('../../../editor-kit/pickers/collections/collection-picker')).CollectionPicker,
);

/** Chooses the collection that is previewed. */
export function CollectionControl({
  title,
  onChoose,
}: {
  readonly title: string;
  readonly onChoose: (id: number) => void;
}) {
  const [picking, setPicking] = useState(false);
  return (
    <div className="cw-preview-place">
      <Button
        disclosure="select"
        fullWidth
        textAlign="left"
        accessibilityLabel={`Collection: ${title}`}
        onClick={() => setPicking(true)}
      >
        {title === '' ? 'Collection' : title}
      </Button>
      <CollectionPicker
        open={picking}
        title="Choose a collection to preview"
        limit={1}
        chosen={[]}
        onClose={() => setPicking(false)}
        onDone={([picked]) => {
          if (picked !== undefined) onChoose(picked);
          setPicking(false);
        }}
      />
    </div>
  );
}
