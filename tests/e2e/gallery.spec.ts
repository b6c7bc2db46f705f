import { AxeBuilder } from '@axe-core/playwright';
import { brokenWords } from './broken-words';
import { COMPONENTS, openGallery, test } from './gallery';
import { expect } from './test';

/** Those of a whole page (its landmarks, its headings) are not for components side by side. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Looks to check; brands change colours only. */
const LOOKS = [
  { name: 'with text of 200 %', looks: 'text=200', rules: null },
  { name: 'with light text on dark', looks: 'brand=deep-night', rules: ['color-contrast'] },
];

/** Milliseconds. There are dozens of states on a page, and all of their text is measured. */
const TIMEOUT_MS = 180_000;

for (const component of COMPONENTS) {
  test(`axe reports nothing on any state of ${component}`, async ({ page, galleryUrl }) => {
    test.setTimeout(TIMEOUT_MS);
    for (const { name, looks, rules } of LOOKS) {
      await openGallery(page, galleryUrl, component, looks);
      // Most of the time would go into describing what is right.
      const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).include('main');
      const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(STANDARDS)).analyze();
      const found = violations.map(
        ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
      );
      expect(found, name).toEqual([]);
    }
  });

  test(`no state of ${component} exceeds 320 px, or breaks words needlessly`, async ({
    page,
    galleryUrl,
  }) => {
    for (const looks of ['', 'text=200', 'long&text=200', 'long&direction=rtl']) {
      await openGallery(page, galleryUrl, component, `width=320&${looks}`);
      expect(await page.evaluate(outsideItsFrame), looks).toEqual([]);
      expect(await page.evaluate(brokenWords, '.frame'), looks).toEqual([]);
    }
  });

  test(`every control of ${component} is at least 24 px high and wide`, async ({ page, galleryUrl }) => {
    await openGallery(page, galleryUrl, component, 'width=768');
    expect(await page.evaluate(smallTargets)).toEqual([]);
  });

  test(`a theme’s font and text size reach every text of ${component}`, async ({ page, galleryUrl }) => {
    await openGallery(page, galleryUrl, component, 'width=768');
    const [larger, largest] = [await page.evaluate(typeOf, 24), await page.evaluate(typeOf, 30)];
    expect(larger.length).toBeGreaterThan(0);
    for (const [index, text] of larger.entries()) {
      expect.soft(text.font, text.where).toBe(text.isHeading ? 'heading-face' : 'body-face');
      expect.soft((largest[index]?.size ?? 0) / 30, text.where).toBeCloseTo(text.size / 24, 4);
    }
  });
}

test('every state has its own anchor, and can be linked to under its looks', async ({ page, galleryUrl }) => {
  await openGallery(page, galleryUrl, 'tiered-progress-bar');
  await page.getByRole('link', { name: '320', exact: true }).click();
  await page.getByRole('link', { name: 'Gift: sold_out' }).click();
  await page.reload();
  const cell = page.locator('figure:target');
  await expect(cell).toContainText('Sold out');
  expect((await cell.boundingBox())?.width).toBe(320);
});

/**
 * Elements of the cart that overflow its frame, as `state: element`; elements of a swipeable row are measured against the
 * row's own frame. Runs in the page.
 */
function outsideItsFrame(): string[] {
  return [...document.querySelectorAll('figure')].flatMap((figure) => {
    const frame = figure.querySelector('.frame');
    if (!frame?.shadowRoot) return [`${figure.id}: not drawn`];
    const { left, right } = frame.getBoundingClientRect();
    return [...frame.shadowRoot.querySelectorAll('*')]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        // Suggestions and carousels are swiped through; two columns are for wide screens only.
        const wide =
          '.cw-hidden, .cw-hidden *, .cw-suggestions *, [data-arrangement="carousel"] .cw-widget-list *, [data-layout^="double"] *, :has(> [data-layout^="double"]), [data-layout^="double"]';
        const shown = box.width > 1 && !element.matches(wide);
        return shown && (box.right > right + 0.5 || box.left < left - 0.5);
      })
      .map((element) => `${figure.id}: ${element.tagName} ${element.getAttribute('class')}`);
  });
}

/**
 * Controls with a hit area below 24 px around their middle, as `state: element`; an element that presses the control (its
 * label) is hit for it, and a link within a text is as high as its line. Runs in the page.
 */
function smallTargets(): string[] {
  return [...document.querySelectorAll('figure')].flatMap((figure) => {
    const shadow = figure.querySelector('.frame')?.shadowRoot;
    if (!shadow) return [`${figure.id}: not drawn`];
    const targets = shadow.querySelectorAll('a[href], button, summary, select, input, textarea');
    return [...targets]
      .filter((target) => {
        if (
          target.matches('.cw-hidden, .cw-hidden *, [type="hidden"], .cw-line-detail a') ||
          !target.checkVisibility()
        )
          return false;
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = target.getClientRects()[0] ?? target.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = (right: number, down: number) => {
          const found = shadow.elementFromPoint(x + right, y + down);
          const pressed = found?.closest('a, button, summary, label') ?? found;
          return pressed === target || pressed?.contains(target) === true;
        };
        // Controls that are covered in this state can't be pressed at all.
        return hit(0, 0) && !(hit(0, -11.5) && hit(0, 11.5) && hit(-11.5, 0) && hit(11.5, 0));
      })
      .map((target) => `${figure.id}: ${target.tagName} ${target.className} ${target.textContent}`);
  });
}

/** Type styles of every text, under fonts and a text size (pixels) set by a theme. Runs in the page. */
function typeOf(size: number) {
  return [...document.querySelectorAll('figure')].flatMap((figure) => {
    const frame = figure.querySelector<HTMLElement>('.frame');
    frame?.style.setProperty('--cw-font', 'body-face');
    frame?.style.setProperty('--cw-heading-font', 'heading-face');
    frame?.style.setProperty('--cw-font-size', `${size}px`);
    const all = [...(frame?.shadowRoot?.querySelectorAll('*') ?? [])];
    // Boxes and radio buttons have no text of their own.
    const hasText = (element: Element) =>
      element.matches('input:not([type="checkbox"], [type="radio"]), select, textarea') ||
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    return all
      .filter((element) => hasText(element) && !element.matches('style, option'))
      .map((element) => {
        const style = getComputedStyle(element);
        return {
          where: `${figure.id}: ${element.tagName} ${element.getAttribute('class')}`,
          // Names of products are no headings.
          isHeading:
            element.closest(
              ':is(h1, h2, h3, h4, h5, h6):not(.cw-card-title, .cw-quick-title), .cw-empty-title, .cw-gifts-title, .cw-shared-title',
            ) !== null,
          font: style.fontFamily,
          size: Number.parseFloat(style.fontSize),
        };
      });
  });
}
