import { expect, type Page } from '@playwright/test';

/** Waits until whatever moves has come to its end: colours and places are judged as they are then. */
export async function motionsAreOver(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}

/** Number of running animations, without endless ones. Runs in the page. */
function moving(): number {
  const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [document, ...shadows]
    .flatMap((root) => root.getAnimations())
    .filter((motion) => motion.playState === 'running' || motion.pending)
    .filter((motion) => motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY).length;
}
