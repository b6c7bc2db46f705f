/** The screens that are no component's, by their hashes; `bmsm` is Buy More Save More. */
const PLAIN = ['general', 'global', 'layouts', 'schedule', 'bmsm', 'translations', 'add', 'add-app'] as const;

/** Screen of the sidebar. Sub-routes use the URL hash. */
export type Screen =
  | { readonly kind: (typeof PLAIN)[number] }
  | { readonly kind: 'component'; readonly componentId: string };

const COMPONENT = 'component/';

/**
 * The screen of a hash (without `#`); null, nothing chosen, for no hash and for one that is unknown. Whether a component
 * exists is its screen's to say. A cart that is one custom template has the general screen only.
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

/** The hash of a screen (without `#`); empty for nothing chosen. */
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
