import type { Page } from '@playwright/test';

/** Layout shift of the page since it was opened, as browsers measure it. */
export async function shiftOf(page: Page): Promise<number> {
  return (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0);
}

/**
 * Layout shifts since an instant of the page (`isPainted`), absent: since it was opened. How far, which elements,
 * from where to where.
 */
export function shiftsOf(
  page: Page,
  since = 0,
): Promise<{ readonly value: number; readonly moved: string[] }[]> {
  return page.evaluate(
    (from) =>
      new Promise<{ value: number; moved: string[] }[]>((resolve) => {
        interface Shift extends PerformanceEntry {
          readonly value: number;
          readonly sources: readonly {
            readonly node: Node | null;
            readonly previousRect: DOMRectReadOnly;
            readonly currentRect: DOMRectReadOnly;
          }[];
        }
        const shifts: { value: number; moved: string[] }[] = [];
        const box = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
        const name = (node: Node | null) =>
          node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? 'gone');
        new PerformanceObserver((list) => {
          for (const { value, sources, startTime } of list.getEntries() as Shift[]) {
            if (startTime < from) continue;
            const moved = sources.map(
              ({ node, previousRect, currentRect }) =>
                `${name(node)}: ${box(previousRect)} to ${box(currentRect)}`,
            );
            shifts.push({ value, moved });
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are reported before the next frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
      }),
    since,
  );
}

/**
 * Resolves when the page as it is now has been painted, with that instant. A page that comes in pieces moves while the browser
 * reads it, whoever wrote it: what moves after this is ours.
 */
export function isPainted(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))),
      ),
  );
}
