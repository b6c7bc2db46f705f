import { Component, type ReactNode } from 'react';

/** Collapsible widget below a button. */
export function WidgetMenu({
  title,
  style,
  children,
}: {
  readonly title: string;
  readonly style: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}) {
  return (
    <details className="cw-listing cw-widget-menu" style={style}>
      <summary className="cw-card-button">{title}</summary>
      {children}
    </details>
  );
}

/** Widget in a modal dialog. Closes when the cart opens. */
export class WidgetModal extends Component<{
  readonly id: string;
  readonly title: string;
  readonly closeText: string;
  readonly style: Readonly<Record<string, string>>;
  /** Opaque background colour of the page around an element. */
  readonly backgroundOf: (element: HTMLElement) => string;
  readonly children: ReactNode;
}> {
  #dialog: HTMLDialogElement | null = null;
  readonly #close = () => this.#dialog?.close();

  #open(button: HTMLElement): void {
    this.#dialog?.style.setProperty('--_page', this.props.backgroundOf(button));
    this.#dialog?.showModal();
  }

  /** Clicks on the backdrop target the dialog itself: close it. Escape is native. */
  readonly #pressed = ({ target }: Event) => {
    if (target === this.#dialog) this.#close();
  };

  override componentDidMount(): void {
    document.addEventListener('cartwright:open', this.#close);
  }

  override componentWillUnmount(): void {
    document.removeEventListener('cartwright:open', this.#close);
  }

  override render() {
    const { id, title, closeText, style, children } = this.props;
    return (
      <div className="cw-listing cw-widget-modal" style={style}>
        <button
          className="cw-card-button"
          type="button"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => this.#open(currentTarget)}
        >
          {title}
        </button>
        <dialog
          className="cw-widget-dialog"
          aria-labelledby={id}
          ref={(dialog) => {
            this.#dialog = dialog;
            dialog?.addEventListener('click', this.#pressed);
          }}
        >
          <div className="cw-widget-dialog-content cw-widget">
            <div className="cw-widget-head">
              <h2 className="cw-widget-title" id={id}>
                {title}
              </h2>
              <button className="cw-widget-turn" type="button" aria-label={closeText} onClick={this.#close}>
                <svg
                  width="16"
                  height="16"
                  viewBox="0 0 16 16"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.5"
                  aria-hidden="true"
                >
                  <path d="m3 3 10 10M13 3 3 13" />
                </svg>
              </button>
            </div>
            {children}
          </div>
        </dialog>
      </div>
    );
  }
}

/** Widget with a countdown; inert once it has ended. */
export class TimedWidget extends Component<
  {
    readonly text: string;
    readonly ended: string;
    /** Epoch milliseconds. */
    readonly endsAt: number;
    /** Percent. */
    readonly width: number;
    readonly children: ReactNode;
  },
  { readonly left: number }
> {
  override state = { left: secondsTo(this.props.endsAt) };
  #ticking: ReturnType<typeof setInterval> | undefined;

  override componentDidMount(): void {
    this.#ticking = setInterval(() => {
      const left = secondsTo(this.props.endsAt);
      if (left !== this.state.left) this.setState({ left });
      if (left === 0) clearInterval(this.#ticking);
    }, 250);
  }

  override componentWillUnmount(): void {
    clearInterval(this.#ticking);
  }

  override render() {
    const { text, ended, width, children } = this.props;
    const { left } = this.state;
    const isOver = left === 0;
    return (
      <div className="cw-listing cw-widget-timed">
        <p className="cw-widget-timer" style={{ inlineSize: `${width}%` }} role={isOver ? 'status' : 'timer'}>
          {isOver ? (
            ended
          ) : (
            <>
              {text} <strong>{clockText(left)}</strong>
            </>
          )}
        </p>
        <div className="cw-widget-offer" {...(isOver && { inert: '' })}>
          {children}
        </div>
      </div>
    );
  }
}

const secondsTo = (instant: number) => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

/** Remaining time: 3:30, or 1:03:30 from an hour on. */
function clockText(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
