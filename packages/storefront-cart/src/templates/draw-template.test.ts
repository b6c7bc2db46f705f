import { compileTemplate } from '@cartwright/core/templates/compile-template';
import type { CompiledTemplate, Expression, TemplateNode } from '@cartwright/core/templates/compiled';
import { TEMPLATE_FILTERS } from '@cartwright/core/templates/language';
import { TEMPLATE_LIMITS } from '@cartwright/core/templates/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Attributes, drawTemplate, TemplateTooBig } from './draw-template';
import { FILTERS } from './filters';

interface Made {
  readonly name: string;
  readonly attributes: Attributes;
  readonly content: readonly (Made | string)[];
  readonly key: string | undefined;
}

const host = {
  money: (amount: number) => `$${(amount / 100).toFixed(2)}`,
  element: (
    name: string,
    attributes: Attributes,
    content: readonly (Made | string)[],
    key: string | undefined,
  ): Made => ({
    name,
    attributes,
    content,
    key,
  }),
};

function templateOf(source: string): CompiledTemplate {
  const { template, problems } = compileTemplate(source, 'cart_items');
  if (!template) throw new Error(problems.map(({ message }) => message).join(' '));
  return template;
}

const draw = (source: string, data: Readonly<Record<string, unknown>> = {}) =>
  drawTemplate<Made>(templateOf(source), data, host);

/** HTML-like text, only for readable tests. */
function written(parts: readonly (Made | string)[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const attributes = Object.entries(part.attributes).map(([name, value]) => ` ${name}=${String(value)}`);
      return `<${part.name}${attributes.join('')}>${written(part.content)}</${part.name}>`;
    })
    .join('');
}

const DATA = {
  a: 3,
  title: 'Mug',
  none: null,
  yes: true,
  no: false,
  list: [
    { n: 1, on: true },
    { n: 2, on: false },
    { n: 3, on: true },
  ],
  words: ['b', 'a'],
};

describe('template rendering', () => {
  it.each<[string, string]>([
    ['{{ title | upcase }}', 'MUG'],
    ['{{ none }}{{ no }}{{ a }}', 'false3'],
    ['{{ title.size }} {{ words.first }} {{ words[1] }} {{ words.size }}', '3 b a 2'],
    ['{{ title.constructor }}{{ list.map }}{{ words.__proto__ }}', ''],
    ['{% if none %}a{% elsif a == 3 and title contains "u" %}b{% endif %}', 'b'],
    [
      '{% if "" %}yes{% endif %}{% if words == empty %}no{% endif %}{% if none == blank %}!{% endif %}',
      'yes!',
    ],
    ['{% if a > "2" %}a{% else %}b{% endif %}', 'b'],
    ['{% for x in list reversed %}{{ x.n }}{% unless forloop.last %},{% endunless %}{% endfor %}', '3,2,1'],
    ['{% for x in (1..9) limit: 3 offset: a %}{{ x }}{% endfor %}', '456'],
    ['{% for x in none %}a{% else %}empty{% endfor %}', 'empty'],
    [
      '{% for x in (1..9) %}{% if x == 2 %}{% continue %}{% endif %}{% if x > 3 %}{% break %}{% endif %}{{ x }}{% endfor %}',
      '13',
    ],
    ['{% for x in (1..4) %}{% cycle "odd", "even" %} {% endfor %}', 'odd even odd even '],
    [
      '{% for x in list %}<p>{{ x.n }}{% if x.n == 2 %}<b>{% break %}</b>{% endif %}</p>,{% endfor %}',
      '<p>1</p>,<p>2<b></b></p>',
    ],
    ['{% for x in list %}<p>{% continue %}{{ x.n }}</p>{% endfor %}', '<p></p><p></p><p></p>'],
    ['{% assign b = a | plus: 2 | times: 10 %}{% capture c %}<{{ b }}>{% endcapture %}{{ c }}', '<50>'],
    ['{% increment i %}{% increment i %}{% decrement j %}', '01-1'],
    ['{% case a %}{% when 1, 3 %}x{% else %}y{% endcase %}', 'x'],
    ['{{ list | where: "on", true | map: "n" | join: "-" }}', '1-3'],
    [
      '{{ 1999 | money }} {{ none | money }}{{ title | truncate: 2, "…" }}{{ none | default: "d" }}',
      '$19.99 M…d',
    ],
    [
      '{{ 7 | divided_by: 2 }} {{ 7 | divided_by: 0 }} {{ 7.5 | round }} {{ 7 | modulo: 4 }} {{ 5 | at_most: 2 }}',
      '3 0 8 3 2',
    ],
    ['{{ "a b&c" | url_encode }} {{ "(ü*)" | url_encode }}', 'a+b%26c %28%C3%BC%2A%29'],
    [
      '{{ "https://cdn.shopify.com/a.png?v=1" | image_url: width: 99 }}',
      'https://cdn.shopify.com/a.png?v=1&width=99',
    ],
  ])('%s', (source, expected) => {
    expect(written(draw(source, DATA))).toBe(expected);
  });

  // Expectations of Shopify's public suite (Shopify/liquid-spec).
  it.each<[string, string]>([
    ['{{ title }}{% if yes %} (Blue){% endif %}', 'Mug (Blue)'],
    ['<b>{{ 1 }} </b>b', '<b>1 </b>b'],
    ['<p> {% for w in words %} {{ w }}{% endfor %} </p>', '<p> b a</p>'],
    ['{{ 20 | divided_by: 7.0 }} {{ 20 | divided_by: 7 }}', '2.857142857142857 2'],
    ['{{ 1999 | divided_by: 100.0 }} {{ 0.0725 | times: 100 }} {{ 0.1 | plus: 0.2 }}', '19.99 7.25 0.3'],
    ['{{ 2.0 }} {{ 4 | times: 0.5 }} {{ 2.0 | round }} {{ 3 | plus: 1 }}', '2.0 2.0 2 4'],
    ['{% if 2.0 == 2 and 2.0 < 3 %}same{% endif %}', 'same'],
    ['{% comment %}a{% comment %}b{% endcomment %}c{% endcomment %}d', 'd'],
    [
      '{% if nothing == empty %}a{% endif %}{% if none == empty %}b{% endif %}{% if no == empty %}c{% endif %}',
      'a',
    ],
    [
      '{% if blanks == blank %}a{% endif %}{% if blanks == empty %}b{% endif %}{% if no == blank %}c{% endif %}',
      'ac',
    ],
    ['[{{ blanks | default: "d" }}]{{ no | default: 1 }}{{ "" | default: 2 }}', '[   ]12'],
    ['{% for pair in one %}{{ pair[0] }}={{ pair[1] }}{% endfor %} {{ one.size }}', 'x=1 1'],
    ['{{ one.first }}{{ one | first }}{{ one | size }}{{ a | size }}{{ one | last }}', 'x1x118'],
    ['{{ title.first }}{{ title.last }} {{ "hi" | replace: "", "x" }}', 'Mg xhxix'],
    ['{% if gaps contains none %}a{% endif %}', ''],
    ['{{ title | first }}{{ title | last }}{% for t in title %}[{{ t }}]{% endfor %}', 'Mg[Mug]'],
    ['{{ one | map: "x" }} {{ title | join: "-" }} {{ (1..3) | size }}', '1 Mug 3'],
    ['{{ "a,b,," | split: "," | size }} {{ " a  b " | split: " " | join: "-" }}', '2 a-b'],
    ['{{ "hELLO World" | capitalize }}', 'Hello world'],
    [
      '{{ "Ground control to Major Tom." | truncate: 20 }} {{ "hello" | truncate: 2 }}',
      'Ground control to... ...',
    ],
    ['{% increment i %}{{ i }}{% decrement k %}{{ k }}', '01-1-1'],
    [
      '{% for x in (1..2) %}{% for y in (1..2) %}{{ forloop.parentloop.index }}{{ forloop.rindex }} {% endfor %}{% endfor %}',
      '12 11 22 21 ',
    ],
    ['{% case 1 %}{% when 1 %}a{% when 1, 2 %}b{% else %}c{% endcase %}', 'ab'],
    ['{% case 3 %}{% when 1 %}a{% when 2 %}b{% else %}c{% endcase %}', 'c'],
  ])('%s renders as in Shopify', (source, expected) => {
    expect(
      written(draw(source, { ...DATA, nothing: {}, blanks: '   ', gaps: [1, null], one: { x: 1 } })),
    ).toBe(expected);
  });

  it('escapes data as text in content and attributes', () => {
    const title = '"><img src=x onerror=alert(1)>';
    expect(draw('<p title="{{ title }}">{{ title }}</p>', { title })).toEqual([
      { name: 'p', attributes: { title }, content: [title], key: undefined },
    ]);
  });

  it('omits a false or nil attribute, except for attributes with a false value', () => {
    const source = '<p hidden="{{ no }}" lang="{{ none }}" aria-busy="{{ no }}" draggable0></p>'.replace(
      ' draggable0',
      '',
    );
    expect(written(draw(source, DATA))).toBe('<p aria-busy=false></p>');
    expect(written(draw('<p hidden="{{ yes }}"></p>', DATA))).toBe('<p hidden=true></p>');
  });

  it('omits an address that would run a script', () => {
    const source = '<a href="{{ to }}">a</a><a href="java{{ end }}">b</a><a href="{{ ok }}">c</a>';
    const data = { to: 'javascript:alert(1)', end: 'script:alert(1)', ok: '/products/mug' };
    expect(written(draw(source, data))).toBe('<a>a</a><a>b</a><a href=/products/mug>c</a>');
  });

  it('prevents data from adding style properties', () => {
    const data = { width: '50; background: url(//evil.example)' };
    expect(written(draw('<p style="width: {{ width }}%"></p>', data))).toBe(
      '<p style=width: 50 background urlevil.example%></p>',
    );
    expect(written(draw('<p style="width: {% cycle width %}%"></p>', data))).toBe(
      '<p style=width: 50 background urlevil.example%></p>',
    );
  });

  it('keeps row keys and gives their actions distinct keys', () => {
    const source = `{% for x in list %}<li data-key="{{ x.n }}"><b data-action="remove" data-key="{{ x.n }}"></b><b data-action="increase" data-key="{{ x.n }}"></b></li>{% endfor %}`;
    const rows = draw(source, DATA).filter((part) => typeof part !== 'string');
    expect(rows.map(({ key }) => key)).toEqual([' 1', ' 2', ' 3']);
    expect(rows[0]?.content.map((part) => typeof part !== 'string' && part.key)).toEqual([
      'remove 1',
      'increase 1',
    ]);
  });
});

describe('template above its limits is rejected', () => {
  it.each([
    ['loops in loops', '{% for a in (1..999) %}{% for b in (1..999) %}{% endfor %}{% endfor %}'],
    ['an endless range', '{% for a in (1..99999999999) %}{% endfor %}'],
    ['elements', '{% for a in (1..6000) %}<br>{% endfor %}'],
    [
      'a text that doubles',
      `{% assign t = 'aaaaaaaaaa' %}{% for a in (1..40) %}{% assign t = t | append: t %}{% endfor %}`,
    ],
    [
      'a text that is replaced by itself',
      `{% assign t = 'aaaaaaaaaa' %}{% for a in (1..9) %}{% assign t = t | replace: 'a', t %}{% endfor %}`,
    ],
  ])('%s', (_what, source) => {
    expect(() => draw(source)).toThrow(TemplateTooBig);
  });
});

describe('laws of rendering', () => {
  const name = fc.constantFrom('a', 'list', 'title', 'none', 'x', 'forloop', '__proto__', 'constructor');
  const { node } = fc.letrec<{ expression: Expression; node: TemplateNode }>((tie) => ({
    expression: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.oneof(fc.string(), fc.integer({ min: -5, max: 2000 }), fc.boolean(), fc.constant(null)),
      fc.tuple(
        fc.constant('get' as const),
        name,
        fc.oneof(fc.constantFrom('n', 'size', 'first', 'last', 'length'), tie('expression')),
      ),
      fc.tuple(fc.constant('range' as const), tie('expression'), tie('expression')),
      fc.tuple(
        fc.constant('filter' as const),
        fc.constantFrom(...TEMPLATE_FILTERS.map((each) => each.name)),
        tie('expression'),
        tie('expression'),
      ),
      fc.tuple(
        fc.constant('operator' as const),
        fc.constantFrom(
          '==' as const,
          '<' as const,
          'contains' as const,
          'and' as const,
          'or' as const,
          '!=' as const,
        ),
        tie('expression'),
        tie('expression'),
      ),
    ) as fc.Arbitrary<Expression>,
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.string(),
      fc.tuple(fc.constant('output' as const), tie('expression')),
      fc.tuple(
        fc.constant('element' as const),
        fc.constantFrom('p', 'b'),
        fc.constant([]),
        fc.array(tie('node'), { maxLength: 4 }),
      ),
      fc.tuple(
        fc.constant('if' as const),
        tie('expression'),
        fc.array(tie('node'), { maxLength: 3 }),
        fc.array(tie('node'), { maxLength: 3 }),
      ),
      fc.tuple(
        fc.constant('for' as const),
        name,
        tie('expression'),
        fc.array(tie('node'), { maxLength: 3 }),
        fc.array(tie('node'), { maxLength: 2 }),
        tie('expression'),
        tie('expression'),
        fc.boolean(),
      ),
      fc.tuple(fc.constant('assign' as const), name, tie('expression')),
      fc.tuple(fc.constant('capture' as const), name, fc.array(tie('node'), { maxLength: 3 })),
      fc.tuple(fc.constant('cycle' as const), name, fc.array(tie('expression'), { maxLength: 3 })),
    ) as fc.Arbitrary<TemplateNode>,
  }));
  const data = fc.record({
    a: fc.anything(),
    title: fc.string(),
    none: fc.constant(null),
    list: fc.array(fc.oneof(fc.anything(), fc.record({ n: fc.integer() })), { maxLength: 30 }),
  });

  function sizeOf(parts: readonly (Made | string)[]): { nodes: number; text: number } {
    return parts.reduce(
      (sum, part) => {
        if (typeof part === 'string') return { nodes: sum.nodes + 1, text: sum.text + part.length };
        const inside = sizeOf(part.content);
        return { nodes: sum.nodes + 1 + inside.nodes, text: sum.text + inside.text };
      },
      { nodes: 0, text: 0 },
    );
  }

  it('Any template over any data renders within its budget or is rejected as too big.', () => {
    fc.assert(
      fc.property(fc.array(node, { maxLength: 6 }), data, (nodes, values) => {
        try {
          const { nodes: elements, text } = sizeOf(drawTemplate<Made>({ nodes }, values, host));
          expect(elements).toBeLessThanOrEqual(TEMPLATE_LIMITS.nodes);
          expect(text).toBeLessThanOrEqual(TEMPLATE_LIMITS.text);
        } catch (error) {
          expect(error).toBeInstanceOf(TemplateTooBig);
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('Any text is rendered unchanged.', () => {
    fc.assert(
      fc.property(fc.string(), (title) => {
        const [drawn] = draw('<p title="{{ title }}!">{{ title }}!</p>', { title });
        expect(drawn).toMatchObject({ attributes: { title: `${title}!` }, content: [`${title}!`] });
      }),
    );
  });
});

describe('template filters', () => {
  it('match the documentation', () => {
    expect(Object.keys(FILTERS).sort()).toEqual(TEMPLATE_FILTERS.map((each) => each.name).sort());
  });
});

describe('whole-cart template rendering', () => {
  it('places the requested components', () => {
    const { template } = compileTemplate(
      "{% component 'title_bar' %}<p>{% component 'cart_items', 2 %}</p>{% component 'checkout' %}",
      'cart',
    );
    const component = (type: string, position: number): Made[] => [
      { name: 'i', attributes: {}, content: [`${type} ${position}`], key: undefined },
    ];
    const drawn = drawTemplate<Made>(template ?? { nodes: [] }, {}, { ...host, component });
    expect(written(drawn)).toBe('<i>title_bar 0</i><p><i>cart_items 2</i></p><i>checkout 0</i>');
  });
});
