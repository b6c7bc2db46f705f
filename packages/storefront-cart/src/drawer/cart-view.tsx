import type { Anchor } from '@cartwright/core/components/anchor';
import type { StorefrontComponent } from '@cartwright/core/storefront/config';
import { ComponentBoundary } from '@cartwright/storefront-kit/parts/component-boundary';
import { Banner } from '@cartwright/ui/cart/frame/banner';
import { CartFrame } from '@cartwright/ui/cart/frame/cart-frame';
import type { ReactNode } from 'react';
import { CartComponent } from '../components/cart-component';
import type { SubtotalPart } from '../components/cart-subtotal/cart-subtotal-container';
import { MESSAGES } from '../messages/messages';
import type { CartParts } from '../parts/part';
import type { CartSession } from '../session/session';
import type { Announcer } from './announcer';
import { standsInEmptyCart } from './empty-cart';
import { footerParts } from './footer-parts';
import { wide } from './wide';

export interface CartViewProps {
  readonly session: CartSession;
  readonly announcer: Announcer;
  readonly parts: CartParts;
  readonly onComponentError: (componentId: string, message: string) => void;
  /** Wraps each component; the preview makes it selectable. */
  readonly around?: (component: StorefrontComponent, content: ReactNode) => ReactNode;
  readonly fallback?: (message: string) => ReactNode;
}

/** Renders the whole cart: components by anchor, banner and live regions. */
export function CartView(props: CartViewProps) {
  const { session, announcer } = props;
  const { components: published, layout, template, givesGifts } = session.rules.value.config;
  if (givesGifts) void props.parts.want(['offered_gifts']);
  const isEmpty = session.cartStore.view.value?.cart.lines.length === 0;
  const titled = published.some(({ type }) => type === 'title_bar');
  const components = (titled ? published : [UNTITLED, ...published]).filter(
    (component) => !isEmpty || standsInEmptyCart(component),
  );
  const draw = (component: StorefrontComponent) => (
    <Placed
      key={component.id}
      {...props}
      component={component}
      only={component === itemised ? 'total' : undefined}
    />
  );
  const standing = (...anchors: Anchor[]) =>
    components.filter((component) => anchors.includes(component.anchor));
  const at = (...anchors: Anchor[]) => standing(...anchors).map(draw);
  const [above, kept, below] = footerParts(standing('footer'));
  const Shared = props.parts.get('shared_cart')?.Component;
  const Custom = template && props.parts.get('custom_template')?.Component;
  const Facts = props.parts.get('product_facts')?.Component;
  const Gifts = props.parts.get('offered_gifts')?.Component;
  const isBeside = !Custom && layout !== 'single' && wide.value;
  const [first] = kept;
  // Discount rows may be many, so they scroll above the total.
  const itemised = !Custom && first?.type === 'cart_subtotal' && !first.template && first;
  const banner = (
    <>
      <CartBanner session={session} />
      {Shared && <Shared session={session} />}
      {Facts && <Facts session={session} />}
    </>
  );
  const onError = (message: string) => props.onComponentError('', message);
  return (
    <>
      <CartFrame
        busy={session.cartStore.busy.value}
        header={
          <>
            {at('header')}
            {!Custom && banner}
          </>
        }
        body={
          <>
            {at('goalBox', 'body')}
            {Gifts && <Gifts session={session} />}
            {!isBeside && at('crossSells')}
          </>
        }
        above={
          <>
            {above.map(draw)}
            {itemised && <Placed {...props} component={itemised} only="discounts" />}
          </>
        }
        footer={kept.map(draw)}
        below={below.map(draw)}
        aside={isBeside && at('crossSells')}
        layout={layout}
        around={
          Custom &&
          ((builtIn) => (
            <>
              {banner}
              <Custom {...{ cart: { components, draw }, template, builtIn, session, onError }} />
            </>
          ))
        }
      />
      <div className="cw-hidden" role="status" aria-atomic="true">
        {announcer.polite.value}
      </div>
      <div className="cw-hidden" role="alert">
        {announcer.assertive.value}
      </div>
    </>
  );
}

/** Fallback title bar: a dialog needs a label and a close button even if the merchant hid it. */
const UNTITLED = {
  id: '',
  anchor: 'header',
  type: 'title_bar',
  settings: { headingTag: 'h2', title: '' },
} as StorefrontComponent;

function Placed(
  props: CartViewProps & {
    readonly component: StorefrontComponent;
    readonly only: SubtotalPart | undefined;
  },
) {
  const { component, session, around, parts } = props;
  const { template } = component;
  const Custom = template && parts.get('custom_template')?.Component;
  const onError = (message: string) => props.onComponentError(component.id, message);
  const builtIn = <CartComponent component={component} session={session} parts={parts} only={props.only} />;
  const content = (
    <ComponentBoundary fallback={props.fallback ?? (() => null)} onError={onError}>
      {Custom ? <Custom {...{ component, template, builtIn, session, onError }} /> : builtIn}
    </ComponentBoundary>
  );
  return around ? around(component, content) : content;
}

function CartBanner({ session }: { readonly session: CartSession }) {
  const { components, template } = session.rules.value.config;
  // With our own button, the message is beside it.
  const isTemplated = template ?? components.find(({ type }) => type === 'checkout')?.template;
  const held = isTemplated ? session.checkout.heldUp() : null;
  if (held) return <Banner tone="plain" text={MESSAGES.held[held]} dismissLabel={MESSAGES.dismiss} />;
  const notice = session.cartStore.notice.value;
  if (notice?.kind === 'retrying') {
    return (
      <Banner
        tone="plain"
        text={MESSAGES.retrying[session.cause(notice.code)]}
        dismissLabel={MESSAGES.dismiss}
      />
    );
  }
  const error = session.error.value;
  if (error === null) return null;
  return (
    <Banner
      tone="error"
      text={error}
      dismissLabel={MESSAGES.dismiss}
      onDismiss={session.dismissError}
      again={session.retry.value && { label: MESSAGES.again, onClick: () => void session.again() }}
    />
  );
}
