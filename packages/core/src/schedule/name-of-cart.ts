/** The name of a cart for people, also of one that has none. */
export function nameOfCart({ name }: { readonly name: string }): string {
  return name.trim() || 'Unnamed cart';
}
