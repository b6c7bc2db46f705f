/** What the sidebar shows. Spec section 2: sub-routes use the URL hash. */
export type Screen =
  | { readonly kind: 'general' }
  | { readonly kind: 'component'; readonly componentId: string };

const COMPONENT = 'component/';

/**
 * The screen of a hash (without `#`). Null, nothing chosen: for no hash, for one that is unknown and for a component that
 * does not exist. A cart that is one custom template has the general screen only (spec section 4, "Sidebar").
 */
export function screenOf(
  hash: string,
  cart: { readonly useCustomTemplate: boolean; readonly hasComponent: (id: string) => boolean },
): Screen | null {
  if (hash === 'general' || cart.useCustomTemplate) return { kind: 'general' };
  if (!hash.startsWith(COMPONENT)) return null;
  const componentId = decode(hash.slice(COMPONENT.length));
  return cart.hasComponent(componentId) ? { kind: 'component', componentId } : null;
}

/** The hash of a screen (without `#`); empty for nothing chosen. */
export function hashOf(screen: Screen | null): string {
  if (!screen) return '';
  return screen.kind === 'general' ? 'general' : `${COMPONENT}${encodeURIComponent(screen.componentId)}`;
}

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
