/**
 * Decorative icon of one path on 24 × 24. Lazy chunks bring their own paths, to avoid bundling all
 * of `Icon`'s. `size` in pixels.
 */
export function Drawing({ path, size = 20 }: { readonly path: string; readonly size?: number }) {
  return (
    <svg className="cw-icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
