/** Skeleton element with its children. */
export function bone(className: string, ...children: readonly HTMLElement[]): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.append(...children);
  return element;
}

/** Repeats `make`. */
export function several(count: number, make: () => HTMLElement): HTMLElement[] {
  return Array.from({ length: count }, make);
}

/** Skeleton of a product card: image, title, price. */
export function productCard(): HTMLElement {
  return bone('card', bone('picture'), bone('line'), bone('line line--short'));
}

export function productGrid(count: number): HTMLElement {
  return bone('grid', ...several(count, productCard));
}
