/** Cartwright's logo. Decorative: the name is beside it. `size` in pixels. */
export function BrandMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#0f5c6e" />
      <g fill="none" stroke="#fff" strokeWidth="2.2">
        <circle cx="16" cy="16" r="9" />
        <path d="M16 7v18M7 16h18M9.7 9.7l12.6 12.6M22.3 9.7L9.7 22.3" />
      </g>
      <circle cx="16" cy="16" r="3.4" fill="#f2b25c" />
    </svg>
  );
}
