const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Allowed elements of a template: none runs a script, loads a document or submits a form by itself. */
export const ELEMENTS = words(`
  a abbr article aside b blockquote br button caption circle code dd del details div dl dt ellipse em fieldset
  figcaption figure footer form g h1 h2 h3 h4 h5 h6 header hr i img input ins label legend li line mark meter nav ol
  optgroup option p path picture polygon polyline pre progress rect s section select small span strong style sub summary
  sup svg table tbody td textarea tfoot th thead time tr u ul`);

/** Elements without content. */
export const VOID_ELEMENTS = words('br hr img input');

/** SVG elements, which may end in `/>`. */
export const DRAWN_ELEMENTS = words('circle ellipse g line path polygon polyline rect svg');

/** Allowed attributes of a template, besides `data-…` and `aria-…`. */
const ATTRIBUTES = words(`
  abbr alt autocomplete checked class colspan cols cx cy d datetime dir disabled fill fill-rule for height hidden high
  href id inputmode label lang loading low max maxlength min minlength multiple name open optimum part pattern
  placeholder points r readonly rel required reversed role rows rowspan rx ry scope selected span spellcheck src start
  step stroke stroke-linecap stroke-linejoin stroke-width style tabindex target title transform type value viewbox
  width x x1 x2 y y1 y2`);

export function isAllowedAttribute(name: string): boolean {
  return ATTRIBUTES.has(name) || /^(data|aria)-[a-z0-9-]+$/.test(name);
}

/** Boolean attributes. */
export const SWITCHES = words('checked disabled hidden multiple open readonly required reversed selected');

/** Attributes with an address that a browser follows or loads. */
export const ADDRESS_ATTRIBUTES = words('href src');

/** Attribute name with the capitals that SVG requires. */
export const asWritten = (name: string): string => (name === 'viewbox' ? 'viewBox' : name);
