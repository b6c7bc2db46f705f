/**
 * Faults of the buttons that are seen below `within`: letters beyond the button, its card or the window, letters that are cut,
 * and words that are torn apart. Runs in the page, in a browser without dictionaries, which hyphenates nothing.
 */
export function unfitButtons(within: string): string[] {
  const kinds = [
    'button',
    'summary',
    'select',
    '.cw-card-button',
    '[role="tab"]',
    '.cw-widget-timer',
    'label',
  ];
  const buttons = document.querySelectorAll<HTMLElement>(kinds.map((each) => `${within} ${each}`).join());
  const isSeen = (each: HTMLElement) =>
    each.checkVisibility({ visibilityProperty: true }) && !each.closest('.cw-hidden');
  return [...buttons].filter(isSeen).flatMap((button) => {
    const box = button.getBoundingClientRect();
    const isBeyond = (inner: DOMRect, outer: DOMRect) =>
      inner.width > 0 && (inner.left < outer.left - 1 || inner.right > outer.right + 1);
    const container = button.closest('dialog, .cw-card, .cw-choices, .cw-bundle-buy, .cw-listing-bar');
    const faults =
      container && isBeyond(box, container.getBoundingClientRect()) ? ['is beyond what is around it'] : [];
    const isPushed = button.closest('[data-arrangement="carousel"] .cw-widget-list') !== null;
    if (!isPushed && (box.left < -1 || box.right > innerWidth + 1)) faults.push('is beyond the window');

    if (button instanceof HTMLSelectElement) {
      const { font, paddingLeft, paddingRight } = getComputedStyle(button);
      const pen = document.createElement('canvas').getContext('2d');
      const room = button.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (pen) pen.font = font;
      const said = button.selectedOptions[0]?.text ?? '';
      if (pen && pen.measureText(said).width > room + 1) faults.push(`cuts “${said}”`);
    }
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (
        !parent ||
        parent.closest('.cw-hidden, svg, select, button, summary') !== parent.closest('button, summary')
      )
        continue;
      const range = document.createRange();
      for (const { 0: word, index } of text.textContent?.matchAll(/[^\s\-–—/…·\u3000-\uffef]+/g) ?? []) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const rows = [...range.getClientRects()]
          .filter(({ width }) => width > 0)
          .map(({ top }) => Math.round(top));
        if (new Set(rows).size > 1) faults.push(`tears “${word}”`);
      }
      range.selectNodeContents(text);
      const said = range.getBoundingClientRect();
      if (isBeyond(said, box) || said.bottom > box.bottom + 1)
        faults.push(`is too small for “${text.textContent}”`);
      const { overflowX, clipPath } = getComputedStyle(parent);
      if (clipPath === 'none' && overflowX === 'hidden' && parent.scrollWidth > parent.clientWidth + 1)
        faults.push(`cuts “${text.textContent}”`);
    }
    return faults.map((fault) => `${button.className || button.tagName.toLowerCase()} ${fault}`);
  });
}
