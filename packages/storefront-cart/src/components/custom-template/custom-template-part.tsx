import type { StorefrontComponent } from '@cartwright/core/storefront/config';
import { Component, createElement, type ReactElement } from 'react';
import type { Part, PartProps } from '../../parts/part';
import { type DrawHost, drawTemplate } from '../../templates/draw-template';
import { propertiesOf, showGiven } from './field-value';
import { performAction } from './perform-action';
import { templateData } from './template-data';
import { callOf, TEMPLATE_EVENTS } from './template-events';

type Props = PartProps<'custom_template'>;

/** Same width as our own components. */
const css =
  '.cw-template{padding-inline:var(--_5)}.cw-foot .cw-template{padding-inline:0}.cw-frame>.cw-template{display:contents}';

/** Renders a component by the merchant's template, with our own component as the fallback. */
class CustomTemplate extends Component<Props> {
  #root: ShadowRoot | null = null;
  #form: HTMLFormElement | null = null;
  #sheet: CSSStyleSheet | null = null;
  /** Template with the error that was last reported. */
  #told: readonly [Props['template'], string] | null = null;

  override render() {
    const { template, component, cart, session, builtIn } = this.props;
    const placed = new Set<StorefrontComponent>();
    const host: DrawHost<ReactElement> = {
      money: session.money,
      element: (name, attributes, content, key) =>
        createElement(
          name,
          { ...propertiesOf(name, attributes), ...(key !== undefined && { key }) },
          ...content,
        ),
      // Rendering a component twice would duplicate element ids.
      component: (type, position) =>
        (cart?.components ?? [])
          .filter((each) => each.type === type)
          .filter((each, index) => (position === 0 || position === index + 1) && !placed.has(each))
          .flatMap((each) => (placed.add(each) && cart ? [cart.draw(each)] : [])),
    };
    let content: (ReactElement | string)[];
    try {
      content = drawTemplate(
        template,
        templateData(component, session, session.checkout.leaving.value.size > 0),
        host,
      );
    } catch (error) {
      this.#tell(`${error instanceof Error ? error.message : error} It is drawn without it.`);
      return builtIn;
    }
    return (
      <div className="cw-template" part="template" ref={this.#attach}>
        {content}
        <form hidden method="post" action={`${session.root}cart`} ref={this.#found}>
          <input type="hidden" name="checkout" value="" />
        </form>
      </div>
    );
  }

  override componentDidUpdate(before: Props): void {
    if (before.template !== this.props.template) this.#sheet?.replaceSync(this.props.template.css);
  }

  // Stable ref callback; a new one would be called again at each render.
  #found = (form: HTMLFormElement | null): void => {
    this.#form = form;
  };

  /** Uses a constructed sheet, since a content security policy can forbid `style` elements. */
  #attach = (element: HTMLElement | null): void => {
    if (this.#root) {
      this.#root.adoptedStyleSheets = this.#root.adoptedStyleSheets.filter((each) => each !== this.#sheet);
    }
    const root = element?.getRootNode();
    this.#root = root instanceof ShadowRoot ? root : null;
    if (!element || !this.#root) return;
    this.#sheet = new CSSStyleSheet();
    this.#sheet.replaceSync(this.props.template.css);
    this.#root.adoptedStyleSheets = [...this.#root.adoptedStyleSheets, this.#sheet];
    for (const type of TEMPLATE_EVENTS) element.addEventListener(type, this.#heard);
  };

  #heard = (event: Event): void => {
    const { target, currentTarget } = event;
    // Checkout forms are ours; template forms have no action.
    if (event.type === 'submit' && target instanceof Element && !target.hasAttribute('action')) {
      event.preventDefault();
    }
    const found = callOf(event);
    // Events inside a nested template are handled there.
    if (!found || found.element.closest('.cw-template') !== currentTarget) return;
    const { call, element } = found;
    if (element.matches('a')) event.preventDefault();
    void performAction(call, this.props.session, () => this.#leave()).then(() => showGiven(element));
  };

  /** Submits our own checkout form if there is one: it has the terms and questions. */
  #leave(): void {
    const { session } = this.props;
    const { accepted } = session.terms.value;
    const asks = session.rules.value.config.components.some(
      ({ type, settings }) => type === 'checkout' && settings.termsEnabled,
    );
    const own = this.#root?.querySelector<HTMLFormElement>('.cw-checkout');
    if (own) own.requestSubmit();
    else if (asks && !accepted) session.terms.value = { accepted, asked: true };
    else if (this.#form && session.checkout.mayLeave(this.#form)) this.#form.requestSubmit();
  }

  /** Deferred, because a listener may cause another render. */
  #tell(message: string): void {
    const { template, onError } = this.props;
    if (this.#told?.[0] === template && this.#told[1] === message) return;
    this.#told = [template, message];
    queueMicrotask(() => onError(message));
  }
}

export const part: Part<'custom_template'> = {
  css,
  Component: (props) => <CustomTemplate {...props} />,
};
