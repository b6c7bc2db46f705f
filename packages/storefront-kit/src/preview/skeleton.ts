/** An element of a skeleton, with what it holds. */
export function bone(className: string, ...children: readonly HTMLElement[]): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.append(...children);
  return element;
}

/** As many of what `make` makes. */
export function several(count: number, make: () => HTMLElement): HTMLElement[] {
  return Array.from({ length: count }, make);
}

/** A product as a store's page shows it: a picture, a name, a price. */
export function productCard(): HTMLElement {
  return bone('card', bone('picture'), bone('line'), bone('line line--short'));
}

export function productGrid(count: number): HTMLElement {
  return bone('grid', ...several(count, productCard));
}
