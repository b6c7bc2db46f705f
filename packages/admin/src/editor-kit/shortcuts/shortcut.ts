/** A key with its modifiers as the event had them; `mod` is Ctrl, on a Mac Cmd. */
export interface KeyPress {
  readonly key: string;
  /** The key's place on the keyboard, whatever it types. */
  readonly code: string;
  readonly mod: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

/**
 * Key combination. `key` is what is typed, in lower case; with Alt, which changes what is typed on a Mac, `code`
 * names the key by its place. Shift counts where it is named: a question mark needs it on some keyboards only.
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

/** A shortcut as its platform writes it: `⌥⌘Z` on a Mac, `Ctrl+Shift+Z` elsewhere. */
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

/** Whether the page is on an Apple keyboard. */
export function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}
