import type { SettingsOf } from '@cartwright/core/components/component-types';
import { TitleBar } from '@cartwright/ui/cart/title-bar/title-bar';
import { MESSAGES } from '../../messages/messages';
import type { CartSession } from '../../session/session';
import { unitsIn } from '../../state/ports/store-cart';

/** Id of the heading that labels the dialog. */
export const TITLE_ID = 'cw-title';

export function TitleBarContainer(props: {
  readonly settings: SettingsOf<'title_bar'>;
  readonly session: CartSession;
}) {
  const { settings, session } = props;
  const count = unitsIn(session.cartStore.view.value?.cart ?? { lines: [] });
  return (
    <TitleBar
      titleId={TITLE_ID}
      tag={settings.headingTag}
      title={settings.title.trim() || MESSAGES.cart}
      count={count}
      countLabel={MESSAGES.units(count)}
      closeLabel={MESSAGES.close}
      {...(session.close && { onClose: session.close })}
    />
  );
}
