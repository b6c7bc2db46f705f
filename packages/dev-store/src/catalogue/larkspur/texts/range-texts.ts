/** Translation of the demo range; partial. */
export interface RangeTexts {
  /** By handle; descriptions without markup. */
  readonly products: Readonly<Record<string, { readonly title: string; readonly description?: string }>>;
  readonly collections: Readonly<Record<string, { readonly title: string; readonly description: string }>>;
  /** Option names, values and product types. */
  readonly words: Readonly<Record<string, string>>;
}
