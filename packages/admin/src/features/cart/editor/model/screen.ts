/** Screens of the cart itself, by hash; `bmsm` is Buy More Save More. */
const PLAIN = ['general', 'global', 'layouts', 'schedule', 'bmsm', 'translations', 'add', 'add-app'] as const;

/** Screen of the sidebar. Sub-routes use the URL hash. */
export type Screen =
  | { readonly kind: (typeof PLAIN)[number] }
  | { readonly kind: 'component'; readonly componentId: string };

const COMPONENT = 'component/';

/**
 * Screen of a hash (without `#`); null for an empty or unknown hash. Doesn't check that the
 * component exists. A cart with a custom template has the general screen only.
 */
export function screenOf(
  hash: string,
  { useCustomTemplate }: { readonly useCustomTemplate: boolean },
): Screen | null {
  if (useCustomTemplate) return { kind: 'general' };
  const kind = PLAIN.find((plain) => plain === hash);
  if (kind) return { kind };
  const componentId = hash.startsWith(COMPONENT) ? decode(hash.slice(COMPONENT.length)) : '';
  return componentId === '' ? null : { kind: 'component', componentId };
}

/** Hash of a screen (without `#`); empty if nothing is selected. */
export function hashOf(screen: Screen | null): string {
  if (!screen) return '';
  return screen.kind === 'component' ? `${COMPONENT}${encodeURIComponent(screen.componentId)}` : screen.kind;
}

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
