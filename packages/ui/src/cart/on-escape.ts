interface KeyPress {
  readonly key: string;
  readonly currentTarget: HTMLElement;
  preventDefault(): void;
  stopPropagation(): void;
}

/** Keyboard handler that handles Escape locally, so that it doesn't close the cart. */
export const onEscape =
  (run: (event: { readonly currentTarget: HTMLElement }) => void) =>
  (event: KeyPress): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    run(event);
  };
