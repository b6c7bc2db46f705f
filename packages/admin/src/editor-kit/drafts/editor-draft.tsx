import type { Parts } from '@cartwright/core/editing/parts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { shopQuery } from '../../shared/api/shop-query';
import { sessionQuery } from '../../shared/api/user-query';
import { lazyDialog } from '../../shared/components/lazy-dialog';
import { toastError } from '../../shared/state/toasts';
import type { EditorModel } from '../model/editor-model';
import type { DraftOfferProps } from './draft-offer';
import { indexedDbDrafts } from './indexed-db-drafts';
import { type DraftOptions, useDraft } from './use-draft';

/** Generic over the document, which a lazy component would lose. */
const DraftOffer = lazyDialog(async () => (await import('./draft-offer')).DraftOffer) as <Doc>(
  props: DraftOfferProps<Doc>,
) => ReactNode;

const DRAFTS = indexedDbDrafts(
  () => indexedDB,
  // biome-ignore lint/suspicious/noConsole: the browser's log is the one that there is.
  (message, error) => console.warn(message, error),
);

export interface EditorDraftProps<Doc, Revision, SaveResult> {
  readonly model: EditorModel<Doc, Revision, SaveResult>;
  /** Separates ids of carts and widgets. */
  readonly kind: string;
  readonly id: string;
  /** Current schema version. */
  readonly schemaVersion: number;
  /** Migrates a stored document to the current schema; null if unreadable. A stable function. */
  readonly read: DraftOptions<Doc, Revision>['read'];
  /** Id of a document, to reject drafts of another one. A stable function. */
  readonly idOf: (document: Doc) => string;
  readonly parts: Parts<Doc>;
  /** Loads what the comparison needs; returns an error message on failure. */
  readonly prepare?: (draft: Doc) => Promise<string | null>;
}

/**
 * Saves drafts of an editor's unsaved changes, and offers an earlier one of the same user, once
 * shop and user are known.
 */
export function EditorDraft<Doc, Revision, SaveResult>(props: EditorDraftProps<Doc, Revision, SaveResult>) {
  const shop = useQuery(shopQuery).data;
  const session = useQuery(sessionQuery).data;
  if (!shop || !session) return null;
  const { shopifyShopDomain, timezone } = shop;
  const { user } = session;
  const owner = user.id ?? (user.rebuyAdmin ? 'staff' : 'merchant');
  return <Kept shop={shopifyShopDomain} user={owner} timezone={timezone} {...props} />;
}

interface Owner {
  readonly shop: string;
  readonly user: string;
  readonly timezone: string;
}

function Kept<Doc, Revision, SaveResult>(props: EditorDraftProps<Doc, Revision, SaveResult> & Owner) {
  const { model, kind, id, schemaVersion, read, idOf, parts, prepare, shop, user, timezone } = props;
  const options = useMemo(
    (): DraftOptions<Doc, Revision> => ({
      store: DRAFTS,
      of: { shop, user, kind, documentId: id },
      schemaVersion,
      edited: {
        get() {
          const { history, revision } = model.document.get();
          return { base: { document: history.saved, revision }, present: history.present };
        },
        subscribe: model.document.subscribe,
      },
      read(stored) {
        const document = read(stored);
        return document !== null && idOf(document) === id ? document : null;
      },
    }),
    [model, kind, id, schemaVersion, read, idOf, shop, user],
  );
  const { draft, taken, discard } = useDraft(options);
  if (draft === null) return null;
  return (
    <DraftOffer
      key={draft.tab}
      draft={draft}
      parts={parts}
      saved={() => model.document.get().history.saved}
      present={() => model.document.get().history.present}
      prepare={async () => (await prepare?.(draft.present)) ?? null}
      timezone={timezone}
      onRestore={(document, label) => {
        const result = model.replace(document, label);
        if (result.ok) taken();
        else toastError(result.message, result.title ?? null);
      }}
      onDiscard={discard}
      onClose={() => {}}
    />
  );
}
