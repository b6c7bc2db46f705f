/** The first field that shows what is wrong takes the focus, once it does. */
export function focusInvalid(): void {
  requestAnimationFrame(() => {
    const field = '[aria-invalid="true"], [data-invalid] button';
    document.querySelector('.cw-listing-page')?.querySelector<HTMLElement>(field)?.focus();
  });
}
