import type { AppDisplay } from '@cartwright/core/storefront/config';
import { SmartCartApp } from '@cartwright/ui/cart/smart-cart-app/smart-cart-app';
import css from '@cartwright/ui/cart/smart-cart-app/smart-cart-app.css';
import { Component } from 'react';
import { emit } from '../../app/events';
import { hostElement, isOfCart } from '../../parts/host-element';
import type { Part, PartProps } from '../../parts/part';
import { cartSnapshot } from '../../session/snapshots';
import { type AppElement, appSlot, createAppElement } from './app-element';

/** Note for the merchant, in English as the editor is. */
const NOTE = 'The app’s own script, in your theme, shows it in the store.';

type Props = PartProps<'smart_cart_app'> & { readonly app: AppDisplay };

class App extends Component<Props> {
  #stop: (() => void) | undefined;

  override componentDidMount(): void {
    const { session } = this.props;
    this.#show();
    // Not a read-only `effect`: the build drops unused reads.
    this.#stop = session.cartStore.view.subscribe(() => this.#element().give(cartSnapshot(session)));
  }

  override componentDidUpdate(): void {
    this.#show();
  }

  override componentWillUnmount(): void {
    const { component, session } = this.props;
    this.#stop?.();
    if (!isOfCart(session, component.id)) this.#element().remove();
  }

  #element(): AppElement {
    const { app, component, session } = this.props;
    return session.stateOf(`smart_cart_app ${component.id}`, () =>
      createAppElement(component.id, app, () => {
        const message = `${app.name} is not shown: no script of this page defines the element <${app.tag}>.`;
        emit('error', { code: 'app_missing', message });
      }),
    );
  }

  #show(): void {
    if (!this.props.session.page.preview) this.#element().show(hostElement(), this.props.app);
  }

  override render() {
    const { app, component, session } = this.props;
    const lines = session.cartStore.view.value?.cart.lines;
    if (!lines || (lines.length === 0 && !app.showInEmptyCart)) return null;
    const { preview } = session.page;
    if (!preview && !this.#element().defined.value) return null;
    return <SmartCartApp slot={appSlot(component.id)} name={app.name} note={preview ? NOTE : null} />;
  }
}

export const part: Part<'smart_cart_app'> = {
  css,
  Component: (props) => {
    const { app } = props.component.settings;
    return app && <App key={props.component.id} {...props} app={app} />;
  },
};
