import type { Page } from '@playwright/test';

/** Work of a page that kept it from answering, as the browser tells of it. */
export interface SlowWork {
  /** Milliseconds of the tasks that the browser calls long: more than 50. */
  readonly tasks: readonly number[];
  /** Milliseconds of the frames that took longer than 50, with their style, layout and paint. */
  readonly frames: readonly number[];
}

declare global {
  interface Window {
    slowWork?: { readonly entries: PerformanceEntry[]; readonly observer: PerformanceObserver };
  }
}

/** Notes slow work from now on, and in every page that is opened. */
export async function noteSlowWork(page: Page): Promise<void> {
  await page.addInitScript(observe);
  await page.evaluate(observe);
}

/** The slow work since it was last asked for, when nothing is left to be done. */
export async function slowWorkSoFar(page: Page): Promise<SlowWork> {
  const noted = await page.evaluate(take);
  const of = (type: string) => noted.filter((each) => each.type === type).map(({ duration }) => duration);
  return { tasks: of('longtask'), frames: of('long-animation-frame') };
}

/** The longest of some, to a tenth; 0 where none was long. */
export const longest = (durations: readonly number[]): number =>
  Math.round(Math.max(0, ...durations) * 10) / 10;

function observe(): void {
  const entries: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  for (const type of ['longtask', 'long-animation-frame']) observer.observe({ type, buffered: true });
  window.slowWork = { entries, observer };
}

async function take(): Promise<{ type: string; duration: number }[]> {
  await new Promise((resolve) => requestIdleCallback(resolve));
  const noted = window.slowWork;
  if (!noted) throw new Error('Nobody has noted slow work.');
  const all = [...noted.entries.splice(0), ...noted.observer.takeRecords()];
  return all.map(({ entryType, duration }) => ({ type: entryType, duration }));
}
