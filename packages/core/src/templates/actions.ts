interface TemplateAction {
  readonly name: string;
  /** Further attributes that it requires. */
  readonly needs: readonly string[];
  readonly does: string;
}

/** Values of `data-action`. */
export const TEMPLATE_ACTIONS: readonly TemplateAction[] = [
  { name: 'remove', needs: ['data-key'], does: 'Removes the line; a gift counts as declined.' },
  { name: 'increase', needs: ['data-key'], does: 'Adds one to the line.' },
  { name: 'decrease', needs: ['data-key'], does: 'Takes one from the line; the last one removes it.' },
  {
    name: 'set-quantity',
    needs: ['data-key'],
    does: 'On an input: sets the line’s quantity to the number typed, when the shopper leaves the field.',
  },
  { name: 'add', needs: ['data-variant'], does: 'Adds a variant: `data-quantity` of it, or one.' },
  {
    name: 'pick-gift',
    needs: ['data-gift'],
    does: 'Adds a gift, or swaps its variant (`data-variant`, or the value of a select).',
  },
  {
    name: 'apply-code',
    needs: [],
    does: 'On a form: applies the discount code of its first field. On a button: the code in `data-code`.',
  },
  { name: 'remove-code', needs: ['data-code'], does: 'Removes a discount code.' },
  { name: 'note', needs: [], does: 'On a textarea or an input: saves the note as the shopper types.' },
  { name: 'accept-terms', needs: [], does: 'On a checkbox: whether the shopper accepts the terms.' },
  {
    name: 'checkout',
    needs: [],
    does: 'Goes to checkout once all changes are saved, and terms accepted where required.',
  },
  { name: 'close', needs: [], does: 'Closes the cart.' },
];
