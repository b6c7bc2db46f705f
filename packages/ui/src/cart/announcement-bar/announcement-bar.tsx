import { Drawing } from '../drawing';

const PATHS = {
  back: 'M14.5 6l-6 6 6 6',
  on: 'M9.5 6l6 6-6 6',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l11-6.5z',
} as const;

/** Rotation of several messages: the current one, autoplay, and controls. */
export interface Rotation {
  readonly shown: number;
  /** Whether autoplay is on, apart from interruptions. */
  readonly playing: boolean;
  /** Whether it is rotating now: then changes aren't announced. */
  readonly moving: boolean;
  /** Whether autoplay is available; otherwise there is no pause button. */
  readonly automatic: boolean;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly pauseLabel: string;
  readonly playLabel: string;
  readonly onStep: (by: -1 | 1) => void;
  readonly onToggle: () => void;
  /** Called on hover and focus, which interrupt autoplay. */
  readonly onHold: (by: 'pointer' | 'focus', isHeld: boolean) => void;
}

/**
 * Messages above the cart, stacked in one grid cell, so that the height is the longest one's; and a
 * countdown, whose `width` is a percentage.
 */
export function AnnouncementBar(props: {
  readonly label: string;
  readonly messages: readonly string[];
  /** Null for a single message. */
  readonly rotation: Rotation | null;
  readonly timer: { readonly text: string; readonly width: number; readonly over: boolean } | null;
}) {
  const { messages, rotation, timer } = props;
  const hold = rotation?.onHold;
  return (
    <section
      className="cw-announcements"
      part="announcements"
      aria-label={props.label}
      onMouseEnter={() => hold?.('pointer', true)}
      onMouseLeave={() => hold?.('pointer', false)}
      onFocusCapture={() => hold?.('focus', true)}
      onBlurCapture={(event) => hold?.('focus', event.currentTarget.contains(event.relatedTarget))}
    >
      {messages.length > 0 && (
        <div className="cw-announcements-row">
          {rotation && (
            <Step label={rotation.previousLabel} icon="back" onClick={() => rotation.onStep(-1)} />
          )}
          <div className="cw-announcements-cell" aria-live={rotation?.moving === false ? 'polite' : 'off'}>
            {messages.map((message, index) => (
              <p
                // biome-ignore lint/suspicious/noArrayIndexKey: two messages may be the same, and none moves.
                key={index}
                className="cw-announcement cw-clamp"
                part="announcement"
                data-shown={index === (rotation?.shown ?? 0)}
              >
                {message}
              </p>
            ))}
          </div>
          {rotation && <Step label={rotation.nextLabel} icon="on" onClick={() => rotation.onStep(1)} />}
          {rotation?.automatic && (
            <Step
              label={rotation.playing ? rotation.pauseLabel : rotation.playLabel}
              icon={rotation.playing ? 'pause' : 'play'}
              onClick={rotation.onToggle}
            />
          )}
        </div>
      )}
      {timer && (
        <p
          className="cw-timer"
          part="timer"
          role="timer"
          data-over={timer.over}
          style={{ inlineSize: `${timer.width}%` }}
        >
          {timer.text}
        </p>
      )}
    </section>
  );
}

function Step(props: {
  readonly label: string;
  readonly icon: keyof typeof PATHS;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      className="cw-icon-button"
      data-step={props.icon}
      aria-label={props.label}
      onClick={props.onClick}
    >
      <Drawing path={PATHS[props.icon]} size={16} />
    </button>
  );
}
