import { CustomCodeBlock } from '@cartwright/ui/cart/custom-code-block/custom-code-block';
import css from '@cartwright/ui/cart/custom-code-block/custom-code-block.css';
import { Component } from 'react';
import { emit } from '../../app/events';
import { hostElement, isOfCart } from '../../parts/host-element';
import type { Part, PartProps } from '../../parts/part';
import { type CodeBlock, createCodeBlock, slotOf } from './code-block';

/** Notes for the merchant, in English as the editor is. */
const NOTES = {
  script: 'Your script runs in the store, not in the preview.',
  empty: 'This block is empty.',
};

class Block extends Component<PartProps<'custom_code_block'>> {
  override componentDidMount(): void {
    this.#show();
  }

  override componentDidUpdate(): void {
    this.#show();
  }

  override componentWillUnmount(): void {
    const { component, session } = this.props;
    // A block that is temporarily not rendered stays: its script has run.
    if (!isOfCart(session, component.id)) this.#block().remove();
  }

  #block(): CodeBlock {
    const { component, session } = this.props;
    return session.stateOf(`custom_code_block ${component.id}`, () => createCodeBlock(component.id));
  }

  #show(): void {
    const { component, session } = this.props;
    const cart = window.Cartwright;
    const runs = !session.page.preview && cart && !Array.isArray(cart);
    this.#block().show(hostElement(), component.settings, runs ? { cart, tell } : null);
  }

  override render() {
    const { component, session } = this.props;
    const { html, script } = component.settings;
    const note = script.trim() === '' ? (html.trim() === '' ? NOTES.empty : null) : NOTES.script;
    return <CustomCodeBlock slot={slotOf(component.id)} note={session.page.preview ? note : null} />;
  }
}

function tell(message: string): void {
  emit('error', { code: 'custom_code', message });
  // biome-ignore lint/suspicious/noConsole: whoever wrote the script looks there.
  console.error('Cartwright:', message);
}

export const part: Part<'custom_code_block'> = {
  css,
  Component: (props) => <Block key={props.component.id} {...props} />,
};
