import { DRAFTS_DATABASE } from '../../shared/api/storage-keys';
import type { DraftStore, StoredDraft } from './draft';

const DRAFTS = 'drafts';

/**
 * Drafts in IndexedDB. Writes resolve with durability, to survive a crash. Storage errors are
 * logged once.
 */
export function indexedDbDrafts(
  storage: () => IDBFactory,
  log: (message: string, error: unknown) => void,
): DraftStore {
  let opened: Promise<IDBDatabase> | null = null;
  let isLogged = false;

  async function attempt<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!isLogged) log('This browser can’t keep drafts of unsaved changes.', error);
      isLogged = true;
      return otherwise;
    }
  }

  function database(): Promise<IDBDatabase> {
    opened ??= openDatabase(storage()).then((open) => {
      const forget = () => {
        open.close();
        opened = null;
      };
      // Another page upgrades the schema, or the browser cleared it: reopened for the next draft.
      open.onversionchange = forget;
      open.onclose = forget;
      return open;
    });
    opened.catch(() => {
      opened = null;
    });
    return opened;
  }

  async function change(work: (drafts: IDBObjectStore) => void): Promise<void> {
    const transaction = (await database()).transaction(DRAFTS, 'readwrite', { durability: 'strict' });
    const done = endOf(transaction);
    work(transaction.objectStore(DRAFTS));
    await done;
  }

  return {
    write: (draft) =>
      attempt(async () => {
        await change((drafts) => void drafts.put(draft));
        return true;
      }, false),
    read: ({ shop, user, kind, documentId }) =>
      attempt(async () => {
        const drafts = (await database()).transaction(DRAFTS, 'readonly').objectStore(DRAFTS);
        const key = [shop, user, kind, documentId];
        // Arrays sort after strings, so the range covers all tabs.
        return resultOf<StoredDraft[]>(drafts.getAll(IDBKeyRange.bound(key, [...key, []])));
      }, []),
    remove: ({ shop, user, kind, documentId }, tab) =>
      attempt(() => change((drafts) => void drafts.delete([shop, user, kind, documentId, tab])), undefined),
    removeAll: (isOver) =>
      attempt(
        () =>
          change((drafts) => {
            const cursors = drafts.openCursor();
            cursors.onsuccess = () => {
              const cursor = cursors.result;
              if (!cursor) return;
              if (isOver(cursor.value)) cursor.delete();
              cursor.continue();
            };
          }),
        undefined,
      ),
  };
}

function openDatabase(storage: IDBFactory): Promise<IDBDatabase> {
  const request = storage.open(DRAFTS_DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(DRAFTS, { keyPath: ['shop', 'user', 'kind', 'documentId', 'tab'] });
  };
  return resultOf(request);
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
