interface KeyPress {
  readonly key: string;
  readonly currentTarget: HTMLElement;
  preventDefault(): void;
  stopPropagation(): void;
}

/** Handler of keys in a part of the cart: Escape is that part's, and doesn't close the cart. */
export const onEscape =
  (run: (event: { readonly currentTarget: HTMLElement }) => void) =>
  (event: KeyPress): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    run(event);
  };
