/** Slot of a partner app's element, which stays in the page's light DOM. */
export function SmartCartApp(props: {
  readonly slot: string;
  readonly name: string;
  /** Note in the editor's preview; null in a store. */
  readonly note: string | null;
}) {
  return (
    <div className="cw-app" part="app">
      <slot name={props.slot} />
      {props.note !== null && (
        <div className="cw-app-note">
          <p className="cw-app-name">{props.name}</p>
          <p>{props.note}</p>
        </div>
      )}
    </div>
  );
}
