import './versions-dialog.css';
import { KEPT_VERSIONS } from '@cartwright/core/contract/versions';
import type { DocumentKind } from '@cartwright/core/documents/document-definition';
import { differences } from '@cartwright/core/editing/difference';
import type { Parts } from '@cartwright/core/editing/parts';
import { Button } from '@cartwright/ui/admin/button';
import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { ModalSection, OpenModal } from '@cartwright/ui/admin/open-modal';
import { Spinner } from '@cartwright/ui/admin/spinner';
import { Text } from '@cartwright/ui/admin/text';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { toast, toastError } from '../../shared/state/toasts';
import { ChangeList } from '../changes/change-list';
import { timeTexts } from '../changes/time-text';
import { versionQuery, versionsQuery } from './version-queries';
import { VersionRow } from './version-row';

export interface VersionsDialogProps<Doc> {
  readonly kind: DocumentKind;
  readonly id: string;
  /** Edited document, and last known saved revision. */
  readonly present: Doc;
  readonly revision: number;
  readonly parts: Parts<Doc>;
  /** Maps a stored document to one to edit; null if unreadable. */
  readonly restored: (stored: unknown) => Doc | null;
  /** Note on what isn't restored. */
  readonly note?: string;
  /** The shop's time zone (IANA name). */
  readonly timezone: string;
  /** Replaces the document as one undo step with this label. */
  readonly onRestore: (document: Doc, label: string) => void;
  readonly onClose: () => void;
}

/** Dialog of a document's versions: time, author, changes; each can be viewed and restored. */
export function VersionsDialog<Doc>(props: VersionsDialogProps<Doc>) {
  const { kind, id, present, parts, restored, note, timezone, onRestore, onClose } = props;
  const queries = useQueryClient();
  const list = useInfiniteQuery(versionsQuery(kind, id));
  const [busy, setBusy] = useState<number | null>(null);
  const [opened, setOpened] = useState<{ readonly revision: number; readonly document: Doc } | null>(null);
  const { refetch } = list;
  const known = useRef(props.revision);
  useEffect(
    function readAfterSave() {
      if (known.current === props.revision) return;
      known.current = props.revision;
      void refetch();
    },
    [props.revision, refetch],
  );
  const shown = useFocusOnTurn<HTMLDivElement>(opened);
  const now = Date.now();
  const versions = list.data?.pages.flatMap((page) => page.versions) ?? [];
  const saved = versions.map(({ savedAt }) => Date.parse(savedAt));
  const texts = timeTexts(saved, timezone, now);
  const times = new Map(versions.map(({ revision }, index) => [revision, texts[index] ?? '']));
  const earlier = versions.filter(({ revision }) => revision !== props.revision);
  const openedVersion = versions.find(({ revision }) => revision === opened?.revision);

  async function read(revision: number): Promise<Doc | null> {
    setBusy(revision);
    try {
      return restored((await queries.fetchQuery(versionQuery(kind, id, revision))).document);
    } catch (error) {
      toastError(error instanceof Error ? error.message : 'Try again.', 'This version couldn’t be opened');
      return null;
    } finally {
      setBusy(null);
    }
  }

  function restore(document: Doc, revision: number) {
    onRestore(document, `Restore version from ${times.get(revision)}`);
    toast('Restored. Save to publish.');
    onClose();
  }

  if (opened && openedVersion) {
    return (
      <OpenModal
        title={`Changes if you restore ${times.get(openedVersion.revision)}`}
        onClose={onClose}
        primaryAction={{
          content: 'Restore',
          onAction: () => restore(opened.document, opened.revision),
        }}
        secondaryActions={[{ content: 'Back to versions', onAction: () => setOpened(null) }]}
      >
        <ModalSection>
          <div className="cw-versions__shown" ref={shown} tabIndex={-1}>
            <ChangeList changes={differences(parts, present, opened.document)} clock={{ timezone, now }} />
          </div>
        </ModalSection>
      </OpenModal>
    );
  }
  return (
    <OpenModal
      title="Versions"
      onClose={onClose}
      secondaryActions={[{ content: 'Close', onAction: onClose }]}
    >
      <ModalSection>
        <div className="cw-versions__shown" ref={shown} tabIndex={-1}>
          <Text as="p" tone="subdued">
            {`The last ${KEPT_VERSIONS} versions are kept for one year. Times are in ${timezone.replaceAll('_', ' ')}.${note === undefined ? '' : ` ${note}`}`}
          </Text>
        </div>
      </ModalSection>
      <ModalSection>
        {list.isPending && <Spinner size="small" accessibilityLabel="Loading versions" />}
        {list.isError && versions.length === 0 && (
          <LoadFailed
            message={list.error.message}
            onRetry={() => void list.refetch()}
            busy={list.isFetching}
          />
        )}
        {list.isSuccess && earlier.length === 0 && <Text as="p">No earlier versions yet.</Text>}
        {versions.length > 0 && (earlier.length > 0 || list.isError) && (
          <ul className="cw-versions">
            {versions.map((version) => (
              <VersionRow
                key={version.revision}
                version={version}
                current={version.revision === props.revision}
                time={times.get(version.revision) ?? ''}
                busy={busy === version.revision}
                onSeeChanges={async () => {
                  const document = await read(version.revision);
                  if (document !== null) setOpened({ revision: version.revision, document });
                }}
                onRestore={async () => {
                  const document = await read(version.revision);
                  if (document !== null) restore(document, version.revision);
                }}
              />
            ))}
          </ul>
        )}
        {list.hasNextPage && (
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {list.isFetchNextPageError ? 'Try again' : 'Show older versions'}
          </Button>
        )}
      </ModalSection>
    </OpenModal>
  );
}

/**
 * Focuses an element when its content changes with `turn`, as the focused element was removed. Not
 * on mount.
 */
function useFocusOnTurn<Shown extends HTMLElement>(turn: unknown): RefObject<Shown> {
  const shown = useRef<Shown>(null);
  const last = useRef(turn);
  useEffect(
    function takeFocus() {
      if (last.current === turn) return;
      last.current = turn;
      shown.current?.focus();
    },
    [turn],
  );
  return shown;
}
