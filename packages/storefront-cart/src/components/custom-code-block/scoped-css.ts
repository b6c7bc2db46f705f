/** At-rules that define names, which can't be scoped. */
const NAMING = ['CSSKeyframesRule', 'CSSFontFaceRule', 'CSSPropertyRule', 'CSSCounterStyleRule'];

/**
 * Scopes a merchant's CSS to their block. Parsed by the browser first, so broken rules are dropped and a stray brace
 * can't escape the scope. Without `@scope` support, the theme's styles apply alone.
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
