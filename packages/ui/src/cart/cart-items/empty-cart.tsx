import { Icon } from '../icon';

/** Empty state of the cart. */
export function EmptyCart(props: {
  readonly title: string;
  readonly message: string;
  readonly continueLabel: string;
  readonly onContinue: () => void;
}) {
  return (
    <div className="cw-empty" part="empty">
      <Icon name="bag" size={40} />
      <p className="cw-empty-title">{props.title}</p>
      <p className="cw-empty-message">{props.message}</p>
      <button type="button" className="cw-button cw-continue" part="continue" onClick={props.onContinue}>
        {props.continueLabel}
      </button>
    </div>
  );
}
