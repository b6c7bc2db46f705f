import { opaqueBackground } from '@cartwright/storefront-kit/page/opaque-background';
import { TimedWidget, WidgetMenu, WidgetModal } from '@cartwright/ui/listing/widget-frame';
import widgetFrameStyles from '@cartwright/ui/listing/widget-frame.css';
import { beganAt } from './began-at';
import { MORE_ENGLISH } from './more-messages';
import { callbacksOf } from './widget-callbacks';
import type { FramePart } from './widget-parts';

const DAY_MS = 86_400_000;

/**
 * Part of what is around a widget: the button that opens it, the time that it lasts, and the merchant's own scripts.
 *
 * @public
 */
export const part: FramePart = {
  css: widgetFrameStyles,
  async begin(id, { timer, viewDays }) {
    if (!timer) return { endsAt: null, isOver: false };
    const endsAt = (await beganAt(`${id}`, viewDays * DAY_MS, Date.now())) + timer.seconds * 1000;
    return { endsAt, isOver: endsAt <= Date.now() };
  },
  callbacksOf,
  frame({ id, title, style: worn, extras, endsAt, messages }, widget) {
    const style = Object.fromEntries(Object.entries(worn).filter(([name]) => name.startsWith('--')));
    const { displayType, timer, texts } = extras;
    const more = messages.more ?? MORE_ENGLISH;
    const timed =
      timer && endsAt !== null ? (
        <TimedWidget text={messages.own(texts.timer)} ended={more.ended} endsAt={endsAt} width={timer.width}>
          {widget}
        </TimedWidget>
      ) : (
        widget
      );
    if (displayType === 'menu') {
      return (
        <WidgetMenu title={title || messages.label} style={style}>
          {timed}
        </WidgetMenu>
      );
    }
    if (displayType !== 'modal') return timed;
    return (
      <WidgetModal
        id={`${id}-title`}
        title={title || messages.label}
        closeText={more.close}
        style={style}
        backgroundOf={opaqueBackground}
      >
        {timed}
      </WidgetModal>
    );
  },
};
