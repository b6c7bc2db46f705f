import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { motionsAreOver } from './motions';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * axe finds nothing on the page as it is; a failure shows rule and element. `within` keeps it to a part of the page,
 * `except` leaves out what is looked at elsewhere: each frame costs seconds.
 */
export async function expectAccessible(
  page: Page,
  { within, except }: { within?: string; except?: string } = {},
): Promise<void> {
  // Elements that are fading in or out are half transparent.
  await motionsAreOver(page);
  const axe = new AxeBuilder({ page }).withTags(STANDARDS);
  if (within !== undefined) axe.include(within);
  if (except !== undefined) axe.exclude(except);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(found).toEqual([]);
}
