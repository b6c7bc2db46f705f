import { tellEditor } from '@cartwright/storefront-kit/preview/editor-port';

/** A click selects the component under it, and never leads away from the editor. */
export function selectWhatIsClicked(root: ShadowRoot): void {
  root.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    // Links and the way to checkout lead away.
    if (target?.closest('a, [type="submit"]')) event.preventDefault();
    const component = target?.closest<HTMLElement>('[data-component]')?.dataset.component;
    if (component) tellEditor({ type: 'preview:select', id: component });
  });
}
