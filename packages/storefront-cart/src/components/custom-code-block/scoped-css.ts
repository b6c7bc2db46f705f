/** Rules that give something a name, and hold for nothing by themselves: they stand outside of a scope. */
const NAMING = ['CSSKeyframesRule', 'CSSFontFaceRule', 'CSSPropertyRule', 'CSSCounterStyleRule'];

/**
 * A merchant's styles, for what is in their block only. Broken rules are left out, and a stray brace ends nothing but
 * itself: what is written into the scope is what the browser's own parser has understood. A browser without `@scope`
 * leaves the block as the theme styles it.
 */
export function scopedCss(css: string, blockId: string): string {
  const typed = new CSSStyleSheet();
  typed.replaceSync(css);
  const text = (naming: boolean) =>
    [...typed.cssRules]
      .filter((rule) => NAMING.includes(rule.constructor.name) === naming)
      .map(({ cssText }) => cssText)
      .join('\n');
  return `${text(true)}\n@scope ([data-cartwright-code="${CSS.escape(blockId)}"]) {\n${text(false)}\n}`;
}
