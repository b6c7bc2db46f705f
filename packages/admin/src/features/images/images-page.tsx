import type { GalleryImage } from '@cartwright/core/contract/images';
import { IMAGES_PER_PAGE } from '@cartwright/core/images/image-limits';
import { Button } from '@cartwright/ui/admin/button';
import { ListPage, type ListPageProps } from '@cartwright/ui/admin/list-page';
import { Text } from '@cartwright/ui/admin/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchField } from '../../editor-kit/list/search-field';
import { useDebounced } from '../../editor-kit/pickers/dialog/use-debounced';
import { imagesQuery } from '../../editor-kit/pickers/images/image-queries';
import { ImageTile } from '../../editor-kit/pickers/images/image-tile';
import { UploadArea } from '../../editor-kit/pickers/images/upload-area';
import { useUploads } from '../../editor-kit/pickers/images/use-uploads';
import { loadErrorMessage } from '../../shared/api/load-error';
import { lazyDialog } from '../../shared/components/lazy-dialog';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import './images-page.css';

const ImageDialog = lazyDialog(async () => (await import('./image-dialog')).ImageDialog);

/** The shop's images: upload, find, describe, delete. */
export function ImagesPage() {
  usePageTitle('Images');
  const [words, setWords] = useState('');
  const [open, setOpen] = useState<GalleryImage | null>(null);
  const debouncedWords = useDebounced(words.trim());
  const found = useInfiniteQuery(imagesQuery(debouncedWords, IMAGES_PER_PAGE));
  const uploads = useUploads();
  const images = found.data?.pages.flatMap((page) => page.images) ?? [];
  const total = found.data?.pages[0]?.total ?? 0;
  return (
    <>
      <ListPage
        title="Images"
        description="Images for your carts and collections. They’re kept in Shopify, under Content, Files."
        action={null}
        notice={<UploadArea uploads={uploads} />}
        state={stateOf()}
      />
      {open && <ImageDialog image={open} onClose={() => setOpen(null)} />}
    </>
  );

  function stateOf(): ListPageProps['state'] {
    if (found.data) {
      const isEmpty = total === 0 && words === '' && debouncedWords === '' && !found.isPlaceholderData;
      return isEmpty ? { kind: 'empty', content: none() } : { kind: 'ready', content: grid() };
    }
    if (!found.isError) return { kind: 'loading' };
    return {
      kind: 'failed',
      message: loadErrorMessage(found.error),
      onRetry: () => void found.refetch(),
      busy: found.isFetching,
    };
  }

  function none() {
    return (
      <div className="cw-images-page__none">
        <Text as="h2" variant="headingMd">
          No images yet
        </Text>
        <Text as="p" tone="subdued">
          Upload images to use them in progress bars and on collection pages.
        </Text>
      </div>
    );
  }

  function grid() {
    return (
      <div className="cw-images-page" aria-busy={found.isFetching}>
        <SearchField label="Search images" words={words} onChange={setWords} />
        <p className="cwa-visually-hidden" role="status">
          {debouncedWords !== '' && `${total} ${total === 1 ? 'image' : 'images'} found`}
        </p>
        {images.length === 0 ? (
          <div className="cw-images-page__none">
            <Text as="p">{`No image is called "${debouncedWords}".`}</Text>
            <Button onClick={() => setWords('')}>Show all images</Button>
          </div>
        ) : (
          <ul className="cw-images" aria-label="Images">
            {images.map((image) => (
              <li key={image.uuid}>
                <ImageTile image={image} onPress={() => setOpen(image)} />
              </li>
            ))}
          </ul>
        )}
        {found.hasNextPage && (
          <div className="cw-images-page__more">
            <Button onClick={() => void found.fetchNextPage()} loading={found.isFetchingNextPage}>
              Load more
            </Button>
          </div>
        )}
      </div>
    );
  }
}
