import { changeImage, deleteImage, type GalleryImage, readImageUses } from '@cartwright/core/contract/images';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Banner } from '@cartwright/ui/admin/banner';
import { BlockStack } from '@cartwright/ui/admin/block-stack';
import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import { ModalSection, OpenModal } from '@cartwright/ui/admin/open-modal';
import { Text } from '@cartwright/ui/admin/text';
import { TextField } from '@cartwright/ui/admin/text-field';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { IMAGES } from '../../editor-kit/pickers/images/image-queries';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { toast, toastError } from '../../shared/state/toasts';
import { deletionMessage, factsOf } from './image-messages';

interface ImageDialogProps {
  readonly image: GalleryImage;
  readonly onClose: () => void;
}

/** Dialog of an image: name, alt text, delete. Mounted while open. */
export function ImageDialog({ image, onClose }: ImageDialogProps) {
  const queries = useQueryClient();
  const [name, setName] = useState(image.name);
  const [alt, setAlt] = useState(image.alt);
  const [deleting, setDeleting] = useState(false);
  const params = { uuid: image.uuid };
  const uses = useQuery({
    queryKey: [...IMAGES, 'uses', image.uuid],
    queryFn: ({ signal }) =>
      responseOf(api.call(readImageUses, { params, query: {}, body: undefined, signal })),
    enabled: deleting,
    staleTime: 0,
  });
  const done = async (message: string) => {
    await queries.invalidateQueries({ queryKey: IMAGES });
    toast(message);
    onClose();
  };
  const change = useMutation({
    mutationFn: () =>
      responseOf(api.call(changeImage, { params, query: {}, body: { name: name.trim(), alt: alt.trim() } })),
    onSuccess: () => done('Image saved'),
    onError: ({ message }) => toastError(message, 'This image wasn’t saved'),
  });
  const remove = useMutation({
    mutationFn: () => responseOf(api.call(deleteImage, { params, query: {}, body: undefined })),
    onSuccess: () => done('Image deleted'),
    onError: ({ message }) => toastError(message, 'This image wasn’t deleted'),
    onSettled: () => setDeleting(false),
  });
  const isChanged = name.trim() !== image.name || alt.trim() !== image.alt;
  if (deleting) {
    return (
      <ConfirmModal
        open
        title={`Delete "${image.name}"?`}
        message={
          uses.isPending ? 'Checking where this image is used…' : deletionMessage(uses.data?.uses ?? null)
        }
        confirm="Delete image"
        cancel="Cancel"
        destructive
        busy={remove.isPending || uses.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setDeleting(false)}
      />
    );
  }
  return (
    <OpenModal
      title={image.name}
      onClose={onClose}
      primaryAction={{
        content: 'Save',
        disabled: !isChanged || name.trim() === '',
        loading: change.isPending,
        onAction: () => change.mutate(),
      }}
      secondaryActions={[
        { content: 'Delete', destructive: true, onAction: () => setDeleting(true) },
        { content: 'Cancel', onAction: onClose },
      ]}
    >
      <ModalSection>
        <BlockStack gap="400">
          {image.problem !== null && (
            <Banner tone="critical" title="Shopify couldn’t process this image">
              <p>{image.problem}</p>
            </Banner>
          )}
          {image.url !== null && <img className="cw-image-large" src={image.url} alt={image.alt} />}
          <Text as="p" tone="subdued">
            {factsOf(image)}
          </Text>
          <TextField
            label="Name"
            value={name}
            onChange={setName}
            maxLength={TEXT_LIMITS.tag}
            autoComplete="off"
            error={name.trim() === '' && 'Enter a name.'}
          />
          <TextField
            label="Alt text"
            value={alt}
            onChange={setAlt}
            maxLength={TEXT_LIMITS.message}
            autoComplete="off"
            helpText="What the image shows, for shoppers who can’t see it."
          />
        </BlockStack>
      </ModalSection>
    </OpenModal>
  );
}
