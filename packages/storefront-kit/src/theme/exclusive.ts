/** Minimum interval (milliseconds) between two clicks that aren't a double click. */
export const CLICK_INTERVAL_MS = 1000;

type Ours = (mayGo: () => boolean) => Promise<boolean | undefined>;

/**
 * Runs ours, or theirs if ours fails or takes longer than `longestWait` milliseconds: never both. Ours calls `mayGo`
 * right before navigating, as theirs may have run by then. Calls meanwhile are ignored.
 */
export function exclusive(longestWait: number): (ours: Ours, theirs: () => void) => void {
  let underWay = false;
  return (ours, theirs) => {
    if (underWay) return;
    underWay = true;
    let late = false;
    void Promise.race([
      ours(() => !late),
      new Promise<false>((resolve) =>
        setTimeout(() => {
          late = true;
          resolve(false);
        }, longestWait),
      ),
    ])
      .catch(() => false)
      .then((taken) => {
        if (!taken) theirs();
        setTimeout(() => {
          underWay = false;
        }, CLICK_INTERVAL_MS);
      });
  };
}
