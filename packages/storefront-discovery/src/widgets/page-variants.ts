/** Forms for products in themes, and their variant: a hidden or selected id, or a checked one. */
const VARIANT = 'form[action$="/cart/add"] [name="id"]:not([type="radio"]:not(:checked))';

/** Variants that the theme's forms and the URL have selected, by precedence; forms of ours don't count. */
export function pageVariants(): number[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>(VARIANT)];
  const ids = fields.filter((field) => !field.closest('[class^="cw-"]')).map(({ value }) => value);
  return [...ids, new URLSearchParams(location.search).get('variant')].map(Number).filter((id) => id > 0);
}

/** Calls back after the page may have selected another variant: once its own scripts have seen the event. */
export function onPageVariants(changed: () => void): () => void {
  const later = () => void setTimeout(changed);
  document.addEventListener('change', later);
  document.addEventListener('click', later);
  window.addEventListener('popstate', later);
  return () => {
    document.removeEventListener('change', later);
    document.removeEventListener('click', later);
    window.removeEventListener('popstate', later);
  };
}
