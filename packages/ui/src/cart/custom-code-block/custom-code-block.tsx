/** Slot of the merchant's markup, which stays in the page's light DOM. */
export function CustomCodeBlock(props: {
  readonly slot: string;
  /** Note in the editor's preview; null in a store. */
  readonly note: string | null;
}) {
  return (
    <div className="cw-code-block" part="code-block">
      <slot name={props.slot} />
      {props.note !== null && <p className="cw-code-note">{props.note}</p>}
    </div>
  );
}
