import { FILES_SCOPE } from '@cartwright/core/contract/access-scopes';
import {
  IMAGE_FORMATS,
  IMAGE_FORMATS_LABEL,
  MAX_IMAGE_MEGABYTES,
} from '@cartwright/core/images/image-limits';
import { Banner } from '@cartwright/ui/admin/banner';
import { BlockStack } from '@cartwright/ui/admin/block-stack';
import { Button } from '@cartwright/ui/admin/button';
import { UploadIcon, XIcon } from '@cartwright/ui/admin/icons';
import { InlineStack } from '@cartwright/ui/admin/inline-stack';
import { ProgressBar } from '@cartwright/ui/admin/progress-bar';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useRef, useState } from 'react';
import { useHost } from '../../../host/host';
import { useScopeRequest } from '../../../shared/hooks/use-scope-request';
import { IMAGES, imageAccessQuery } from './image-queries';
import './images.css';
import type { Uploads } from './use-uploads';

const TYPES = Object.values(IMAGE_FORMATS).join(',');

/** Upload area: button, drop zone and pending uploads; requests the access scope if missing. */
export function UploadArea({ uploads }: { readonly uploads: Uploads }) {
  const access = useQuery(imageAccessQuery);
  if (access.data?.access === 'missing') return <AskForFiles />;
  return (
    <BlockStack gap="300">
      <Drop onFiles={uploads.add} />
      <UploadList uploads={uploads} />
    </BlockStack>
  );
}

function Drop({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    setOver(isOver);
  };
  return (
    // The button inside is the accessible alternative.
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the control
    <div
      className="cw-upload"
      data-over={over || undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <input
        ref={input}
        className="cwa-visually-hidden"
        type="file"
        accept={TYPES}
        multiple
        tabIndex={-1}
        aria-label="Images to upload"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Reset, so that the same file can be selected again.
          currentTarget.value = '';
        }}
      />
      <Button icon={UploadIcon} onClick={() => input.current?.click()}>
        Upload images
      </Button>
      <Text as="p" tone="subdued" alignment="center">
        {`Or drop them here. ${IMAGE_FORMATS_LABEL}, up to ${MAX_IMAGE_MEGABYTES} MB each.`}
      </Text>
    </div>
  );
}

function UploadList({ uploads: { all, retry, remove } }: { readonly uploads: Uploads }) {
  const failed = all.filter(({ problem }) => problem !== null).length;
  const left = all.length - failed;
  return (
    <>
      <p className="cwa-visually-hidden" role="status">
        {left > 0 ? `${left} ${left === 1 ? 'image is' : 'images are'} uploading` : ''}
      </p>
      {all.length > 0 && (
        <ul className="cw-uploads" aria-label="Uploads">
          {all.map(({ key, name, progress, problem, canRetry }) => (
            <li key={key} className="cw-uploads__row">
              <div className="cw-uploads__words">
                <Text as="span" truncate>
                  {name}
                </Text>
                {problem !== null ? (
                  <Text as="span" tone="critical">
                    <span role="alert">{problem}</span>
                  </Text>
                ) : (
                  <ProgressBar
                    progress={Math.round((progress ?? 0) * 100)}
                    size="small"
                    ariaLabelledBy={`cw-upload-${key}`}
                  />
                )}
                <span id={`cw-upload-${key}`} className="cwa-visually-hidden">{`Upload of ${name}`}</span>
              </div>
              {problem !== null && canRetry && (
                <Button variant="plain" onClick={() => retry(key)} accessibilityLabel={`Try ${name} again`}>
                  Try again
                </Button>
              )}
              <Button
                icon={XIcon}
                variant="tertiary"
                onClick={() => remove(key)}
                accessibilityLabel={problem === null ? `Cancel upload of ${name}` : `Remove ${name}`}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function AskForFiles() {
  const queries = useQueryClient();
  const { request, busy, isRefused } = useScopeRequest({
    scope: FILES_SCOPE,
    requestScopes: useHost().requestScopes,
    onResponse: () => queries.invalidateQueries({ queryKey: IMAGES }),
  });
  return (
    <Banner tone="info" title="Allow Cartwright to keep images in your store">
      <BlockStack gap="200">
        <p>Images you upload are kept in Shopify, under Content, Files.</p>
        {isRefused && <p>The permission wasn’t granted. You can allow it anytime.</p>}
        <InlineStack>
          <Button onClick={() => request?.()} loading={busy} disabled={request === null}>
            Allow access
          </Button>
        </InlineStack>
      </BlockStack>
    </Banner>
  );
}
