/** Last choice of this user in this browser; `fallback` before there was a choice, and where nothing can be remembered. */
export function remembered<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  try {
    const kept = localStorage.getItem(key);
    return choices.find((each) => each === kept) ?? fallback;
  } catch {
    return fallback;
  }
}

export function remember(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // A browser without storage forgets it with the page.
  }
}
