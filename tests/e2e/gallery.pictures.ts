import { join } from 'node:path';
import { COMPONENTS, openGallery, test } from './gallery';

const folder = process.env.SCREENSHOTS ?? 'test-results/pictures';

/** The width of the screen, and of the cells on it. */
const SIZES = [
  [360, 360],
  [768, 360],
  [1280, 440],
] as const;

const VARIATIONS: Record<string, string> = {
  '': '',
  '-long': '&long',
  '-night-rtl': '&brand=deep-night&direction=rtl',
  '-meadow-200': '&brand=garden-green&text=200',
};

for (const component of COMPONENTS) {
  for (const [screen, width] of SIZES) {
    test(`${component} in the gallery at ${screen}`, async ({ page, galleryUrl }) => {
      await page.setViewportSize({ width: screen, height: 900 });
      for (const [name, looks] of Object.entries(VARIATIONS)) {
        if (name !== '' && screen !== 1280) continue;
        await openGallery(page, galleryUrl, component, `width=${width}${looks}`);
        // Pictures that load only when they come near have to come near.
        await page.evaluate(() => {
          for (const cell of document.querySelectorAll('figure')) cell.scrollIntoView();
          window.scrollTo(0, 0);
        });
        await page.screenshot({
          path: join(folder, `gallery-${component}${name}-${screen}.png`),
          fullPage: true,
        });
      }
    });
  }
}
