import type { GalleryImage } from '@cartwright/core/contract/images';
import { pickerPageSize } from '@cartwright/core/images/image-limits';
import { OpenModal } from '@cartwright/ui/admin/open-modal';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchField } from '../../list/search-field';
import { PickerResults } from '../dialog/picker-results';
import { useDebounced } from '../dialog/use-debounced';
import { imagesQuery } from './image-queries';
import { ImageTile } from './image-tile';
import { UploadArea } from './upload-area';
import { useUploads } from './use-uploads';

const NOUN = { one: 'image', other: 'images' };

interface ImagePickerProps {
  /** URL of the selected image; empty for none. */
  readonly chosen: string;
  readonly onDone: (image: GalleryImage & { readonly url: string }) => void;
  readonly onClose: () => void;
}

/** Picker of a gallery image, with upload. Changes apply on "Use image". Mounted while open. */
export function ImagePicker({ chosen, onDone, onClose }: ImagePickerProps) {
  const [words, setWords] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  const debouncedWords = useDebounced(words.trim());
  const found = useInfiniteQuery(imagesQuery(debouncedWords, pickerPageSize(debouncedWords)));
  const uploads = useUploads(({ uuid }) => {
    setWords('');
    setPicked(uuid);
  });
  const images = found.data?.pages.flatMap((page) => page.images) ?? [];
  const current = images.find(({ uuid, url }) => (picked === null ? url === chosen : uuid === picked));
  const ready = current?.url != null ? { ...current, url: current.url } : null;
  return (
    <OpenModal
      title="Choose an image"
      onClose={onClose}
      primaryAction={{
        content: 'Use image',
        disabled: ready === null,
        onAction: () => ready && onDone(ready),
      }}
      secondaryActions={[{ content: 'Cancel', onAction: onClose }]}
    >
      <div className="cw-image-picker">
        <UploadArea uploads={uploads} />
        <SearchField label="Search images" words={words} onChange={setWords} />
        <PickerResults
          found={found}
          count={images.length}
          noun={NOUN}
          request={{ words: debouncedWords, filtered: false }}
          onClear={() => setWords('')}
        >
          <ul className="cw-images" aria-label="Images">
            {images.map((image) => (
              <li key={image.uuid}>
                <ImageTile
                  image={image}
                  pressed={image.uuid === current?.uuid}
                  disabled={image.status === 'failed'}
                  onPress={() => setPicked(image.uuid)}
                />
              </li>
            ))}
          </ul>
        </PickerResults>
      </div>
    </OpenModal>
  );
}
