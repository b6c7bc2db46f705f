import { expect, type Locator, type Page } from '@playwright/test';

/** Tools of the editor by which nothing is lost: drafts, versions, and both sides of a conflict. */
export class EditHistory {
  constructor(private readonly page: Page) {}

  /** The offer of a draft that was left. */
  get offer(): Locator {
    return this.page.getByText(/^Restore your draft from \d{1,2}:\d{2}/);
  }

  async restoreDraft(): Promise<void> {
    await this.page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(this.offer).toHaveCount(0);
  }

  async discardDraft(): Promise<void> {
    await this.page.getByRole('button', { name: 'Discard draft' }).click();
    await expect(this.offer).toHaveCount(0);
  }

  /** Opens the versions; the newest is first. */
  async openVersions(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Versions', exact: true }).click();
    const versions = this.page.getByRole('dialog', { name: 'Versions' });
    await expect(versions.getByText('The last 100 versions are kept')).toBeVisible();
    return versions;
  }

  /** The question whose version stays. */
  get conflict(): Locator {
    return this.page.getByRole('dialog', { name: /saved this cart at/ });
  }

  /** Chooses a side for a part of a conflict. */
  async choose(part: string, side: 'Mine' | 'Theirs'): Promise<void> {
    await this.conflict.getByRole('group', { name: part }).getByRole('radio', { name: side }).check();
  }

  async saveMerged(): Promise<void> {
    await this.conflict.getByRole('button', { name: 'Save merged version' }).click();
  }
}

/** Waits until this browser keeps a draft that holds a text. */
export async function draftIsKept(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(readDrafts)).toContain(text);
}

/** Runs in the page. */
function readDrafts(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('cartwright-drafts');
    // The app makes its database when it keeps the first draft: not there yet, it is left to the app.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => (opening.error?.name === 'AbortError' ? resolve('') : reject(opening.error));
    opening.onsuccess = () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
      reading.onsuccess = () => {
        opening.result.close();
        resolve(JSON.stringify(reading.result));
      };
      reading.onerror = () => reject(reading.error);
    };
  });
}
