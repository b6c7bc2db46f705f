/** After this long (milliseconds) a press is no double click, but a shopper who has stayed. */
export const AGAIN = 1000;

type Ours = (mayGo: () => boolean) => Promise<boolean | undefined>;

/**
 * Goes our way, or theirs where ours cannot be had within `longestWait` milliseconds: never both. Ours asks `mayGo` right
 * before it goes, because by then theirs may have gone. What is pressed meanwhile changes nothing.
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
        }, AGAIN);
      });
  };
}
