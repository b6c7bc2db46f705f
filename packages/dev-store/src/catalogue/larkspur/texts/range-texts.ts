/** The demo range in another language. What is missing has no translation there. */
export interface RangeTexts {
  /** By handle; descriptions without markup. */
  readonly products: Readonly<Record<string, { readonly title: string; readonly description?: string }>>;
  readonly collections: Readonly<Record<string, { readonly title: string; readonly description: string }>>;
  /** Names and values of options, and types of products, as the shop writes them. */
  readonly words: Readonly<Record<string, string>>;
}
