import { CartLine, type CartLineProps } from './cart-line';

/** The list of lines. */
export function CartItems(props: { readonly label: string; readonly lines: readonly CartLineProps[] }) {
  return (
    <ul className="cw-lines" part="lines" aria-label={props.label}>
      {props.lines.map((line) => (
        <CartLine key={line.id} {...line} />
      ))}
    </ul>
  );
}
