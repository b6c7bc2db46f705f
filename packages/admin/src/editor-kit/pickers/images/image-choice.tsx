import { Button } from '@cartwright/ui/admin/button';
import { InlineStack } from '@cartwright/ui/admin/inline-stack';
import { useState } from 'react';
import { lazyDialog } from '../../../shared/components/lazy-dialog';

const ImagePicker = lazyDialog(async () => (await import('./image-picker')).ImagePicker);

/** Button that opens the gallery, beside an image URL field. */
export function ImageChoice({
  chosen,
  onChoose,
}: {
  /** URL in the field; empty for none. */
  readonly chosen: string;
  readonly onChoose: (url: string, uuid: string) => void;
}) {
  const [open, setOpen] = useState(false);
  return (
    <InlineStack>
      <Button onClick={() => setOpen(true)}>Choose from images</Button>
      {open && (
        <ImagePicker
          chosen={chosen}
          onDone={({ url, uuid }) => {
            onChoose(url, uuid);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </InlineStack>
  );
}
