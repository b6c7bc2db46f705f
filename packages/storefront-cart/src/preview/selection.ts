import { tellEditor } from '@cartwright/storefront-kit/preview/editor-port';

/** Selects the clicked component and prevents navigation. */
export function selectWhatIsClicked(root: ShadowRoot): void {
  root.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    // Links and the checkout button would navigate.
    if (target?.closest('a, [type="submit"]')) event.preventDefault();
    const component = target?.closest<HTMLElement>('[data-component]')?.dataset.component;
    if (component) tellEditor({ type: 'preview:select', id: component });
  });
}
