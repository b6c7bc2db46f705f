/**
 * Words and amounts that are torn apart although they have room, or because their room was taken from them. A word that
 * is wider than its row may break there; a number never. Hyphens, slashes and dashes are places to break at. `hosts` are
 * the elements in whose shadow a cart is. Runs in the page, in a browser without dictionaries, which hyphenates nothing.
 */
export function brokenWords(hosts: string): string[] {
  const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
  const rowsOf = (node: Node, from: number, to: number) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    return {
      rows: new Set(boxes.map(({ top }) => Math.round(top))).size,
      width: boxes.reduce((sum, { width }) => sum + width, 0),
    };
  };
  return [...document.querySelectorAll(hosts)].flatMap((host) => {
    const found: string[] = [];
    const where = host.closest('figure')?.id ?? host.tagName;
    const frame = host.shadowRoot?.querySelector('[part="frame"]');
    if (!host.shadowRoot || !frame) return [`${where}: not drawn`];
    const texts = document.createTreeWalker(host.shadowRoot, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      let row = text.parentElement;
      if (!row || row.closest('.cw-hidden, style, select, textarea')) continue;
      while (row.parentElement && isInline(row)) row = row.parentElement;
      const { paddingLeft, paddingRight } = getComputedStyle(row);
      const room = row.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const fair = Math.max(room, frame.clientWidth / 3);
      for (const { 0: word, index } of text.textContent?.matchAll(
        /\d[\d.,]*\d|(?:[A-Z]{3}|[−$¥€]+)\s?[\d.,]+|[^\s\-–—/…·\d]+/g,
      ) ?? []) {
        const { rows, width } = rowsOf(text, index, index + word.length);
        if (rows > 1 && (width <= fair || /^\d/.test(word))) found.push(`${where}: ${word}`);
      }
    }
    return found;
  });
}
