import type { Page } from '@playwright/test';
import { Picker } from './models/picker';
import { serveGallery } from './serve-gallery';
import { test as base, expect } from './test';

/** Playwright's test with the gallery of the admin's pickers. */
export const test = base.extend<object, { readonly galleryUrl: string }>({
  galleryUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's fixtures here
    async ({}, use) => serveGallery(['admin'], use),
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** Opens a picker by its button, where the server answers in some way (`packages/admin/gallery/mock-api.ts`). */
export async function openPicker(page: Page, url: string, button: string, answers = 'all'): Promise<Picker> {
  await page.goto(`${url}?answers=${answers}`);
  await page.getByRole('button', { name: button }).click();
  const picker = new Picker(page);
  // On a phone the dialog's own box is empty.
  await expect(picker.dialog.getByRole('button', { name: 'Done' })).toBeVisible();
  return picker;
}
