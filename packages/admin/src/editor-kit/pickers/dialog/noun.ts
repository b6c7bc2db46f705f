/** Noun of a picker or a list: "product", "products". */
export interface Noun {
  readonly one: string;
  readonly other: string;
}

/** "1 product", "3 products", "1,000 products" */
export function counted(count: number, { one, other }: Noun): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : other}`;
}
