/**
 * Keeps the page behind from scrolling, and from shifting where its scroll bar was. Gives the way back.
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const bar = window.innerWidth - clientWidth;
  const { overflow, scrollbarGutter, paddingInlineEnd } = style;
  style.overflow = 'hidden';
  if (bar > 0 && CSS.supports('scrollbar-gutter', 'stable')) style.scrollbarGutter = 'stable';
  else if (bar > 0) style.paddingInlineEnd = `${bar}px`;
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
    style.paddingInlineEnd = paddingInlineEnd;
  };
}
