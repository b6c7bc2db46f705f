/** Name of a cart for people, with a fallback for an empty one. */
export function nameOfCart({ name }: { readonly name: string }): string {
  return name.trim() || 'Unnamed cart';
}
