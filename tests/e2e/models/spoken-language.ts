import type { Page } from '@playwright/test';

/** Languages that shoppers read our words in, besides English. */
export const LANGUAGES = ['ar', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt'];

/** Pages of the German market speak another of our languages from now on, as they would in a store that has it. */
export async function speak(page: Page, storeUrl: string, language: string): Promise<void> {
  await page.route(`${storeUrl}/de/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll('locale=de', `locale=${language}`)
      .replaceAll('"locale": "de"', `"locale": "${language}"`)
      .replaceAll('data-language="de"', `data-language="${language}"`)
      .replaceAll(
        '<html lang="de" dir="ltr"',
        `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`,
      );
    await route.fulfill({ response, body: html });
  });
}
