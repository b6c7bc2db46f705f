/** Variant of a theme's product form: a hidden or selected id, or a checked one. */
const VARIANT = 'form[action$="/cart/add"] [name="id"]:not([type="radio"]:not(:checked))';

/**
 * Calls back with the variants that the page has selected, by precedence: those of the theme's forms, then the URL's. Now,
 * and after each event by which they may have changed, once the theme's own scripts have seen it. Returns the end of that.
 */
export function onPageVariants(selected: (variantIds: readonly number[]) => void): () => void {
  const read = () => {
    const fields = [...document.querySelectorAll<HTMLInputElement>(VARIANT)];
    // Cards of ours have forms, too.
    const ids = fields.filter((field) => !field.closest('[class^="cw-"]')).map(({ value }) => value);
    selected([...ids, new URLSearchParams(location.search).get('variant')].map(Number));
  };
  const later = () => void setTimeout(read);
  const events = ['change', 'click'] as const;
  for (const event of events) document.addEventListener(event, later);
  read();
  return () => {
    for (const event of events) document.removeEventListener(event, later);
  };
}
