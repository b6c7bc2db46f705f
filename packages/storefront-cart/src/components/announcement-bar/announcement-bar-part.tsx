import { AnnouncementBar } from '@cartwright/ui/cart/announcement-bar/announcement-bar';
import css from '@cartwright/ui/cart/announcement-bar/announcement-bar.css';
import { effect } from '@preact/signals';
import { Component } from 'react';
import type { Part, PartProps } from '../../parts/part';
import { ANNOUNCEMENT_BAR_MESSAGES } from './announcement-bar-messages';
import { countdownEnd, countdownStart, timerText } from './countdown';
import { type Holds, isTurning, turned } from './turning';

interface State extends Holds {
  readonly shown: number;
  /** Start of the countdown; null in an empty cart. */
  readonly start: number | null;
  /** Store time of the last render. */
  readonly now: number;
}

const SECOND = 1000;

/** Re-renders every second without the rest of the cart, hence component state instead of signals. */
class Announcements extends Component<PartProps<'announcement_bar'>, State> {
  override state: State = {
    shown: 0,
    start: null,
    now: this.props.session.page.now(),
    unseen: true,
    pointed: false,
    focused: false,
    stopped: false,
    still: false,
  };

  #leave: (() => void)[] = [];
  #turn: ReturnType<typeof setTimeout> | undefined;
  #tick: ReturnType<typeof setTimeout> | undefined;
  /** Key that the pending turn was scheduled for. */
  #turningTo = '';

  override componentDidMount(): void {
    const { session } = this.props;
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const measure = () => {
      this.setState({
        unseen: !session.page.isOpen.value || document.hidden,
        still: still.matches,
        now: session.page.now(),
      });
    };
    still.addEventListener('change', measure);
    document.addEventListener('visibilitychange', measure);
    this.#leave = [
      effect(measure),
      effect(() => {
        const cart = session.cartStore.truth.value;
        if (cart) this.setState({ start: countdownStart(session.storage, cart, session.page.now()) });
      }),
      () => still.removeEventListener('change', measure),
      () => document.removeEventListener('visibilitychange', measure),
      () => clearTimeout(this.#turn),
      () => clearTimeout(this.#tick),
    ];
    this.componentDidUpdate();
  }

  override componentWillUnmount(): void {
    for (const leave of this.#leave) leave();
  }

  override componentDidUpdate(): void {
    this.#waitForTurn();
    this.#waitForTick();
  }

  #waitForTurn(): void {
    const count = this.#messages().length;
    const { shown } = this.state;
    const { rotationSeconds } = this.props.component.settings;
    const wanted = isTurning(count, this.state) ? `${shown} ${count} ${rotationSeconds}` : '';
    if (wanted === this.#turningTo) return;
    this.#turningTo = wanted;
    clearTimeout(this.#turn);
    if (wanted === '') return;
    this.#turn = setTimeout(
      () => this.setState({ shown: turned(shown, 1, count) }),
      rotationSeconds * SECOND,
    );
  }

  #waitForTick(): void {
    clearTimeout(this.#tick);
    const end = this.#end();
    const { now, unseen } = this.state;
    if (end === null || now >= end || unseen) return;
    // Aligned to the next full second left, so that no second is skipped.
    const wait = (end - now) % SECOND || SECOND;
    this.#tick = setTimeout(() => this.setState({ now: this.props.session.page.now() }), wait);
  }

  #messages(): readonly string[] {
    return this.props.component.settings.messages.filter((message) => message.trim() !== '');
  }

  #end(): number | null {
    const { settings } = this.props.component;
    return settings.timerEnabled ? countdownEnd(settings, this.state.start) : null;
  }

  readonly #toggle = (): void => {
    const { stopped, pointed, focused } = this.state;
    // Resuming also ends the pause by hover or focus.
    this.setState({ stopped: !stopped, pointed: !stopped && pointed, focused: !stopped && focused });
  };

  readonly #hold = (by: 'pointer' | 'focus', isHeld: boolean): void => {
    if (by === 'pointer') this.setState({ pointed: isHeld });
    else this.setState({ focused: isHeld });
  };

  override render() {
    const { component, session } = this.props;
    const { settings } = component;
    const { shown, stopped, still, now } = this.state;
    const messages = this.#messages();
    const labels = session.messages('announcement_bar', ANNOUNCEMENT_BAR_MESSAGES);
    const said = timerText(settings.language, this.#end(), now);
    if (messages.length === 0 && !said) return null;
    return (
      <AnnouncementBar
        label={labels.label}
        messages={messages}
        rotation={
          messages.length > 1
            ? {
                shown: Math.min(shown, messages.length - 1),
                playing: !stopped,
                moving: isTurning(messages.length, this.state),
                automatic: !still,
                previousLabel: labels.previous,
                nextLabel: labels.next,
                pauseLabel: labels.pause,
                playLabel: labels.play,
                onStep: (by) => this.setState({ shown: turned(shown, by, messages.length) }),
                onToggle: this.#toggle,
                onHold: this.#hold,
              }
            : null
        }
        timer={said && { ...said, width: settings.timerWidth }}
      />
    );
  }
}

export const part: Part<'announcement_bar'> = {
  css,
  Component: (props) => <Announcements {...props} />,
};
