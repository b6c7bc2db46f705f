interface Described {
  readonly name: string;
  /** Syntax. */
  readonly usage: string;
  readonly does: string;
}

/** Filter; `values` are the minimum and maximum of its arguments. */
interface DescribedFilter extends Described {
  readonly values: readonly [min: number, max: number];
}

/** Liquid tags available in templates. */
export const TEMPLATE_TAGS: readonly Described[] = [
  {
    name: 'if',
    usage: '{% if a %}…{% elsif b %}…{% else %}…{% endif %}',
    does: 'Draws the first part whose condition holds.',
  },
  { name: 'unless', usage: '{% unless a %}…{% else %}…{% endunless %}', does: 'The opposite of `if`.' },
  {
    name: 'case',
    usage: '{% case a %}{% when 1, 2 %}…{% else %}…{% endcase %}',
    does: 'Draws the first part that has the value.',
  },
  {
    name: 'for',
    usage: '{% for line in cart.lines reversed limit: 3 offset: 1 %}…{% else %}…{% endfor %}',
    does:
      'Draws its content for each item of a list or a range such as `(1..5)`; `else` is drawn for an empty list. ' +
      'Inside, `forloop` has `index`, `index0`, `first`, `last`, `length`, `rindex`, `rindex0` and `parentloop`.',
  },
  { name: 'break', usage: '{% break %}', does: 'Ends the loop.' },
  { name: 'continue', usage: '{% continue %}', does: 'Continues with the next item.' },
  { name: 'assign', usage: '{% assign name = value %}', does: 'Gives a value a name.' },
  { name: 'capture', usage: '{% capture name %}…{% endcapture %}', does: 'Gives a text a name.' },
  {
    name: 'cycle',
    usage: "{% cycle 'odd', 'even' %}",
    does: 'Gives its values in turn. A name with a colon in front tells several apart.',
  },
  {
    name: 'component',
    usage: "{% component 'cart_items' %}",
    does:
      'Only in the template of the whole cart: draws the components of a type, each once. With a position behind the ' +
      "type (`{% component 'notes', 2 %}`) only that one of several.",
  },
  {
    name: 'increment',
    usage: '{% increment name %}',
    does: 'Gives 0, then 1, then 2 …, and a name to what comes next.',
  },
  { name: 'decrement', usage: '{% decrement name %}', does: 'Gives -1, then -2 …' },
  { name: 'comment', usage: '{% comment %}…{% endcomment %}', does: 'Isn’t drawn.' },
  { name: 'raw', usage: '{% raw %}…{% endraw %}', does: 'Draws its content as written, with the braces.' },
];

/** Liquid filters available in templates. */
export const TEMPLATE_FILTERS = [
  { name: 'money', usage: 'line.price | money', values: [0, 0], does: 'An amount in the shop’s format.' },
  {
    name: 'image_url',
    usage: 'line.image | image_url: width: 200',
    values: [0, 1],
    does: 'The address of a shop image, at most so many pixels wide.',
  },
  {
    name: 'default',
    usage: "settings.title | default: 'Cart'",
    values: [1, 1],
    does: 'A fallback for nil, false, an empty text or an empty list.',
  },
  {
    name: 'escape',
    usage: 'line.title | escape',
    values: [0, 0],
    does: 'Changes nothing: outputs are always text, never markup.',
  },
  { name: 'upcase', usage: 'text | upcase', values: [0, 0], does: 'In upper case.' },
  { name: 'downcase', usage: 'text | downcase', values: [0, 0], does: 'In lower case.' },
  {
    name: 'capitalize',
    usage: 'text | capitalize',
    values: [0, 0],
    does: 'With a capital first letter, the others small.',
  },
  { name: 'strip', usage: 'text | strip', values: [0, 0], does: 'Without white space at both ends.' },
  {
    name: 'truncate',
    usage: 'text | truncate: 20',
    values: [1, 2],
    does: 'At most so many characters, the last of them `...` or the second value.',
  },
  {
    name: 'replace',
    usage: "text | replace: 'a', 'b'",
    values: [1, 2],
    does: 'Replaces the first text with the second.',
  },
  { name: 'remove', usage: "text | remove: 'a'", values: [1, 1], does: 'Removes a text.' },
  { name: 'append', usage: "text | append: '!'", values: [1, 1], does: 'Adds a text at the end.' },
  { name: 'prepend', usage: "text | prepend: '+'", values: [1, 1], does: 'Adds a text at the start.' },
  {
    name: 'split',
    usage: "text | split: ','",
    values: [1, 1],
    does: 'The parts of a text, as a list; empty ones at its end are left out.',
  },
  {
    name: 'url_encode',
    usage: 'text | url_encode',
    values: [0, 0],
    does: 'Encoded for a part of an address.',
  },
  {
    name: 'pluralize',
    usage: "cart.item_count | pluralize: 'item', 'items'",
    values: [2, 2],
    does: 'The first text for 1, else the second.',
  },
  { name: 'size', usage: 'cart.lines | size', values: [0, 0], does: 'How many items, or characters.' },
  { name: 'first', usage: 'cart.lines | first', values: [0, 0], does: 'The first item.' },
  { name: 'last', usage: 'cart.lines | last', values: [0, 0], does: 'The last item.' },
  { name: 'join', usage: "list | join: ', '", values: [0, 1], does: 'The items as one text.' },
  { name: 'map', usage: "cart.lines | map: 'title'", values: [1, 1], does: 'One property of every item.' },
  {
    name: 'where',
    usage: "cart.lines | where: 'gift', true",
    values: [1, 2],
    does: 'The items whose property has the value, or any value.',
  },
  { name: 'plus', usage: 'a | plus: b', values: [1, 1], does: 'Adds.' },
  { name: 'minus', usage: 'a | minus: b', values: [1, 1], does: 'Subtracts.' },
  { name: 'times', usage: 'a | times: b', values: [1, 1], does: 'Multiplies.' },
  {
    name: 'divided_by',
    usage: 'a | divided_by: b',
    values: [1, 1],
    does: 'Divides; a whole number by a whole number is rounded down, by `7.0` it isn’t. By 0 it gives 0.',
  },
  {
    name: 'modulo',
    usage: 'a | modulo: b',
    values: [1, 1],
    does: 'The remainder of a division; by 0 it gives 0.',
  },
  { name: 'round', usage: 'a | round: 2', values: [0, 1], does: 'Rounds, to so many decimals.' },
  { name: 'floor', usage: 'a | floor', values: [0, 0], does: 'Rounds down.' },
  { name: 'ceil', usage: 'a | ceil', values: [0, 0], does: 'Rounds up.' },
  { name: 'abs', usage: 'a | abs', values: [0, 0], does: 'Without its sign.' },
  { name: 'at_least', usage: 'a | at_least: 1', values: [1, 1], does: 'The greater of two numbers.' },
  { name: 'at_most', usage: 'a | at_most: 100', values: [1, 1], does: 'The smaller of two numbers.' },
] as const satisfies readonly DescribedFilter[];

export type TemplateFilterName = (typeof TEMPLATE_FILTERS)[number]['name'];
