import { Icon } from '../icon';

/** Title of the cart with the number of units, and close button. `titleId` labels the dialog. */
export function TitleBar(props: {
  readonly titleId: string;
  readonly tag: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  readonly title: string;
  readonly count: number;
  readonly countLabel: string;
  readonly closeLabel: string;
  readonly onClose?: () => void;
}) {
  const Heading = props.tag;
  return (
    <div className="cw-title-bar" part="title-bar">
      <Heading className="cw-title cw-clamp" part="title" id={props.titleId}>
        {props.title}
      </Heading>
      <span className="cw-count" part="count" aria-hidden="true">
        {props.count}
      </span>
      <span className="cw-hidden">{props.countLabel}</span>
      {props.onClose && (
        <button
          type="button"
          className="cw-icon-button cw-close"
          part="close"
          aria-label={props.closeLabel}
          onClick={props.onClose}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
