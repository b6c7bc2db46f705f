/**
 * A decorative picture of one path on 24 × 24. Lazy parts bring their own paths: those of `Icon` would come with each of
 * them. `size` in pixels.
 */
export function Drawing({ path, size = 20 }: { readonly path: string; readonly size?: number }) {
  return (
    <svg className="cw-icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
