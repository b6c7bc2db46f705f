import type { ReactNode } from 'react';

/** List of lines. */
export function CartItems(props: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className="cw-lines" part="lines" aria-label={props.label}>
      {props.children}
    </ul>
  );
}
