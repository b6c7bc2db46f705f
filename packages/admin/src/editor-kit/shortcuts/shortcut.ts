/** Key press with modifiers; `mod` is Ctrl, or Cmd on a Mac. */
export interface KeyPress {
  readonly key: string;
  /** Physical key. */
  readonly code: string;
  readonly mod: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

/**
 * Key combination. `key` is the typed character in lower case; combinations with Alt, which changes
 * it on a Mac, use `code`. Shift is ignored unless specified: some keyboards need it for a question
 * mark.
 */
export type Shortcut = ({ readonly key: string } | { readonly code: string }) & {
  readonly mod?: boolean;
  readonly alt?: boolean;
  readonly shift?: boolean;
};

export function matches(shortcut: Shortcut, press: KeyPress): boolean {
  const sameKey = 'key' in shortcut ? shortcut.key === press.key.toLowerCase() : shortcut.code === press.code;
  return (
    sameKey &&
    press.mod === (shortcut.mod ?? false) &&
    press.alt === (shortcut.alt ?? false) &&
    (shortcut.shift === undefined || shortcut.shift === press.shift)
  );
}

const NAMES: Readonly<Record<string, string>> = {
  arrowup: '↑',
  arrowdown: '↓',
  delete: 'Delete',
  backspace: '⌫',
};

/** Platform-specific text of a shortcut: `⌥⌘Z` on a Mac, `Ctrl+Shift+Z` elsewhere. */
export function shortcutText(shortcut: Shortcut, mac: boolean): string {
  const { mod = false, alt = false, shift = false } = shortcut;
  const key = 'key' in shortcut ? shortcut.key : shortcut.code.replace(/^(Key|Digit)/, '');
  const named = NAMES[key] ?? key.toUpperCase();
  const modifiers: readonly (readonly [boolean, string, string])[] = [
    [alt, '⌥', 'Alt'],
    [shift, '⇧', 'Shift'],
    [mod, '⌘', 'Ctrl'],
  ];
  const pressed = modifiers.filter(([is]) => is);
  if (mac) return [...pressed.map(([, sign]) => sign), named].join('');
  return [...pressed.map(([, , word]) => word).toReversed(), named].join('+');
}

/** Whether the platform is Apple's. */
export function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}
