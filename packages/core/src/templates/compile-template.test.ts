import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ComponentType } from '../components/component-types';
import { TEXT_LIMITS } from '../texts/limits';
import { isSafeAddress } from './address';
import { ELEMENTS, isAllowedAttribute } from './compile-allowed';
import { compileTemplate } from './compile-template';
import type { TemplateNode } from './compiled';
import { TEMPLATE_LIMITS } from './limits';
import { STARTING_TEMPLATES } from './starting/starting-templates';

const compile = (source: string, type: ComponentType = 'cart_items') => compileTemplate(source, type);
const nodesOf = (source: string) => compile(source).template?.nodes;

/** `line:column code` of every problem. */
const problemsOf = (source: string) =>
  compile(source).problems.map(({ line, column, code }) => `${line}:${column} ${code}`);

describe('compiled template', () => {
  it('is a tree of elements with outputs in texts and attributes', () => {
    expect(nodesOf('<p class="a {{ component.id }}">Hi {{ cart.note | upcase }}</p>')).toEqual([
      [
        'element',
        'p',
        [['attribute', 'class', ['a ', ['output', ['get', 'component', 'id']]]]],
        ['Hi ', ['output', ['filter', 'upcase', ['get', 'cart', 'note']]]],
      ],
    ]);
  });

  it.each<[string, string, unknown]>([
    [
      'conditions',
      '{% if cart.busy %}a{% elsif cart.loading %}b{% else %}c{% endif %}',
      ['if', ['get', 'cart', 'busy'], ['a'], [['if', ['get', 'cart', 'loading'], ['b'], ['c']]]],
    ],
    [
      'unless',
      '{% unless cart.busy %}a{% else %}b{% endunless %}',
      ['if', ['get', 'cart', 'busy'], ['b'], ['a']],
    ],
    [
      'a case with several values',
      "{% case component.id %}{% when 'a', 'b' %}1{% else %}2{% endcase %}",
      [
        'if',
        [
          'operator',
          'or',
          ['operator', '==', ['get', 'component', 'id'], 'a'],
          ['operator', '==', ['get', 'component', 'id'], 'b'],
        ],
        ['1'],
        ['2'],
      ],
    ],
    [
      'a loop with its options',
      '{% for n in (1..3) reversed limit: 2 offset: 1 %}{{ n }}{% else %}none{% endfor %}',
      ['for', 'n', ['range', 1, 3], [['output', ['get', 'n']]], ['none'], 2, 1, true],
    ],
    [
      'and/or evaluated from the right',
      '{% if true or false and false %}a{% endif %}',
      ['if', ['operator', 'or', true, ['operator', 'and', false, false]], ['a'], []],
    ],
    [
      'a conditional attribute',
      '<p {% if true %}hidden{% endif %}></p>',
      ['element', 'p', [['if', true, [['attribute', 'hidden', []]], []]], []],
    ],
    ['references', '<p>&times; &#39;&amp;</p>', ['element', 'p', [], ["× '&"]]],
    ['layout', '<p>\n  a\n  b\n</p>', ['element', 'p', [], ['a b ']]],
  ])('reads %s', (_what, source, expected) => {
    expect(compile(source).problems).toEqual([]);
    expect(nodesOf(source)).toEqual([expected]);
  });

  it('keeps the text of style elements and drops comments with any content', () => {
    const source =
      '<style>.a > b { color: red }</style><!-- {{ x }} -->{% comment %}{{ broken {% endcomment %}a';
    expect(compile(source).template).toEqual({ css: '.a > b { color: red }', nodes: ['a'] });
  });

  it('keeps raw parts verbatim', () => {
    expect(nodesOf('{% raw %}{{ a }}{% endraw %}')).toEqual(['{{ a }}']);
  });
});

describe('template problems with their position', () => {
  it.each<[string, string, string[]]>([
    ['an unknown tag', 'a\n  {% render "x" %}', ['2:3 unknown_tag']],
    ['an unknown filter', '{{ cart.note | shout }}', ['1:16 unknown_filter']],
    ['a filter without its value', '{{ cart.item_count | plus }}', ['1:22 filter_values']],
    ['an open tag', '{% if cart.busy %}a', ['1:1 unclosed']],
    ['an open element', '<p>\n<b>a</p>', ['2:1 unclosed']],
    ['an element that is closed in another branch', '{% if true %}<p>{% endif %}', ['1:14 unclosed']],
    ['an end without a beginning', 'a{% endfor %}', ['1:2 unopened']],
    ['an end of an element without a beginning', 'a</p>', ['1:2 markup']],
    ['an open output', 'a {{ b', ['1:3 syntax']],
    ['an open quote', "{{ 'abc }}", ['1:1 syntax']],
    ['a missing side', '{% if cart.note == %}{% endif %}', ['1:17 operator']],
    ['nothing to show', '{{ }}', ['1:4 expression_missing']],
    ['an unknown object', '{{ produkt.title }}', ['1:4 unknown_object']],
    ['an unknown property', '{% for l in cart.lines %}{{ l.titel }}{% endfor %}', ['1:31 unknown_property']],
    ['an object of another component type', '{{ progress.percent }}', ['1:4 unknown_object']],
    ['a script', 'a<script>alert("{{ 1 }}")</script>', ['1:2 element']],
    ['a frame', '<iframe src="x"></iframe>', ['1:1 element']],
    ['a handler', '<p onclick="x()">a</p>', ['1:4 handler']],
    ['an unknown attribute', '<p srcdoc="x">a</p>', ['1:4 attribute']],
    ['an address that runs a script', '<a href=" java\tscript:x">a</a>', ['1:10 address']],
    ['an unknown action', '<button data-action="explode">a</button>', ['1:22 action']],
    ['an action without its line', '<button data-action="remove">a</button>', ['1:1 action']],
    ['an output between attributes', '<p {{ cart.note }}>a</p>', ['1:4 output']],
    ['an output in a style element', '<style>{{ cart.note }}</style>', ['1:8 style']],
    ['a stray <', 'a < b', ['1:3 markup']],
    ['a break outside of a loop', '{% break %}', ['1:1 jump']],
    ['an attribute twice', '<p id="a" id="b"></p>', ['1:1 attribute_twice']],
    ['a text beyond the limit', 'a'.repeat(TEXT_LIMITS.template + 1), ['1:100001 too_long']],
    ['a compiled form beyond the limit', 'a'.repeat(TEMPLATE_LIMITS.compiled), ['1:1 too_heavy']],
    ['elements too deep', '<b>'.repeat(60) + '</b>'.repeat(60), ['1:151 too_deep']],
  ])('%s', (_what, source, expected) => {
    expect(problemsOf(source)).toEqual(expected);
  });

  it.each(Object.getOwnPropertyNames(Object.prototype))('treat the built-in name %s as unknown', (name) => {
    expect(problemsOf(`{% ${name} %}`)).toEqual(['1:1 unknown_tag']);
    expect(problemsOf(`{% end${name} %}`)).toEqual(['1:1 unknown_tag']);
    expect(problemsOf(`{{ ${name}.a }}`)).toEqual(['1:4 unknown_object']);
    expect(problemsOf(`{{ cart.${name} }}`)).toEqual(['1:9 unknown_property']);
    expect(problemsOf(`{{ 1 | ${name} }}`)).toEqual(['1:8 unknown_filter']);
    expect(problemsOf(`<p ${name}="a">a</p>`)).toEqual(['1:4 attribute']);
    expect(problemsOf(`<b data-action="${name}">a</b>`)).toEqual(problemsOf('<b data-action="none">a</b>'));
    // Names of elements and character references start with a letter.
    if (!/^[a-z]/i.test(name)) return;
    expect(problemsOf(`<${name}></${name}>`)).toEqual(problemsOf('<unknown></unknown>'));
    expect(problemsOf(`&${name};`)).toEqual(problemsOf('&unknown;'));
  });

  it.each([
    ['{% capture x extra %}a{% endcapture %}', '1:1 name'],
    ['{% increment x y %}', '1:1 name'],
    ['a{% endcomment %}', '1:2 unopened'],
    ['{{ (1..3) }}', '1:1 output'],
    ['{% for x in (1..3) offset: continue %}{{ x }}{% endfor %}', '1:1 for'],
    ['{% for x in (1..3) limit: 2 reversed %}{{ x }}{% endfor %}', '1:1 for'],
    ['{% for x in contains %}{% endfor %}', '1:13 expression'],
    ['{% for x in cart. %}{% endfor %}', '1:13 expression'],
    ['{{ ? }}', '1:4 expression'],
    ['{{ - }}', '1:4 expression'],
    ['{{ cart.123 }}', '1:4 expression'],
    ['{{ cart[,] }}', '1:4 expression'],
    ['{{ self["cart"] }}', '1:4 expression'],
    ['{% if cart and cart cart == %}{% endif %}', '1:7 expression'],
    ['{% assign 42 = 1 %}', '1:1 name'],
    ['{% decrement 42 %}', '1:1 name'],
    ['{% raw 1 %}{% endraw %}', '1:1 name'],
    ['{% raw %}', '1:1 unclosed'],
    ['{% endraw %}', '1:1 unopened'],
    ['{% # a\nb %}', '1:1 comment'],
    ['{% assign x = 1 %}{% cycle x, 2 %}', '1:19 cycle'],
    ['{% case 1 %}{% when 1, 1 %}{% endcase %}', '1:21 case'],
    ['{% for x in (1..3) %}{% capture y %}{% break %}{% endcapture %}{% endfor %}', '1:37 jump'],
  ])('reject %s, which Shopify rejects or renders differently', (source, problem) => {
    expect(problemsOf(source)).toContain(problem);
  });

  it('are warnings, which keep the template usable, or errors, which don’t', () => {
    expect(compile('{{ nobody }}').template).not.toBeNull();
    expect(compile('{{ nobody | nothing }}').template).toBeNull();
  });

  it('report an expression nested too deeply as an error instead of crashing', () => {
    const deep = `{{ ${'a['.repeat(20_000)}1${']'.repeat(20_000)} }}`;
    expect(problemsOf(deep)).toEqual(['1:1 too_deep']);
  });
});

const PIECES = [
  '<p>',
  '</p>',
  '<b class="',
  '"',
  '>',
  '<img src=',
  '/>',
  '<!--',
  '-->',
  '<style>',
  '</style>',
  '<script>',
  'onclick="x"',
  '{% if cart.busy %}',
  '{% else %}',
  '{% endif %}',
  '{% for l in cart.lines %}',
  '{% endfor %}',
  '{% case 1 %}',
  '{% when 1 %}',
  '{% endcase %}',
  '{{ l.title }}',
  '{{',
  '}}',
  '{%',
  '%}',
  '{% assign a = 1 | plus: 2 %}',
  '{% capture c %}',
  '{% endcapture %}',
  '{% raw %}',
  '{% endraw %}',
  '{% comment %}',
  '{% endcomment %}',
  'href="javascript:a"',
  ' ',
  'text',
  "'",
  '<',
  '&amp;',
  '&nope;',
  '{% break %}',
  '<a href="{{ a }}">',
  '</a>',
  '{% cycle 1, 2 %}',
  '{%- if a -%}',
];

describe('laws of compiling', () => {
  const source = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((parts) => parts.join('')),
  );

  it('Every source compiles or has an error, and every problem lies inside it.', () => {
    fc.assert(
      fc.property(source, (text) => {
        const { template, problems } = compile(text);
        expect(template === null).toBe(problems.some(({ severity }) => severity === 'error'));
        for (const { from, to, line, column } of problems) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeGreaterThanOrEqual(from);
          expect(to).toBeLessThanOrEqual(text.length + 1);
          expect(text.split('\n')[line - 1]?.length ?? -1).toBeGreaterThanOrEqual(column - 1);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('Compiled templates contain only allowed elements, attributes and fixed addresses.', () => {
    const check = (nodes: readonly TemplateNode[]): void => {
      for (const node of nodes) {
        if (typeof node === 'string') continue;
        if (node[0] === 'element') {
          expect(ELEMENTS.has(node[1])).toBe(true);
          check([...node[2], ...node[3]]);
        }
        if (node[0] === 'attribute') {
          expect(isAllowedAttribute(node[1].toLowerCase())).toBe(true);
          const [only] = node[2];
          const fixed = node[2].length === 1 && typeof only === 'string' && node[1] === 'href';
          if (fixed) expect(isSafeAddress(only)).toBe(true);
          check(node[2]);
        }
        if (node[0] === 'if') check([...node[2], ...node[3]]);
        if (node[0] === 'for') check([...node[3], ...node[4]]);
      }
    };
    fc.assert(
      fc.property(source, (text) => check(nodesOf(text) ?? [])),
      { numRuns: 2000 },
    );
  });
});

describe('source with too many problems', () => {
  it.each(['<', '</a>', '<!', '{{ | }}', '<script ', '{% comment %}', '{% endif %}', '</style', '{% raw %}'])(
    'reports the first problems of endless %s',
    (piece) => {
      const { template, problems } = compile(piece.repeat(TEXT_LIMITS.template / piece.length));
      expect(template).toBeNull();
      expect(problems.length).toBeGreaterThan(0);
      expect(problems.length).toBeLessThanOrEqual(50);
    },
  );

  it('stops when it becomes too deep', () => {
    expect(problemsOf('{% if cart.busy %}'.repeat(5000)).map((each) => each.split(' ')[1])).toEqual([
      'too_deep',
    ]);
    expect(problemsOf('<p>'.repeat(5000)).map((each) => each.split(' ')[1])).toEqual(['too_deep']);
  });

  it('keeps its problems when the last one exceeds the maximum', () => {
    const wrong = '</a>'.repeat(49);
    for (const last of ['{{ | }}', '{% comment %}', '<p', `<p>${'a'.repeat(41_000)}</p>`]) {
      const { template, problems } = compile(wrong + last);
      expect(template).toBeNull();
      expect(problems.filter(({ severity }) => severity === 'error').length).toBeGreaterThanOrEqual(49);
    }
  });

  it('keeps its errors after any number of warnings', () => {
    const { template, problems } = compile(`${'&nope;'.repeat(200)}<script>a</script>`);
    expect(template).toBeNull();
    expect(problems.filter(({ severity }) => severity === 'warning')).toHaveLength(50);
    expect(problems.at(-1)).toMatchObject({ severity: 'error', code: 'element' });
  });

  it('may contain unclosed comments and raw parts', () => {
    const open = '{% comment %}{% raw %}'.repeat(3);
    expect(compile(`{% comment %}{{ | }}{% endcomment %}${open}`).template).toBeNull();
    expect(nodesOf('{% comment %}{{ | {% endcomment %}a{% raw %}{{ b }}{% endraw %}')).toEqual(['a{{ b }}']);
    expect(nodesOf('{% raw %}{% comment %}{% endraw %}a{% comment %}{% raw %}{% endcomment %}b')).toEqual([
      '{% comment %}ab',
    ]);
  });
});

describe('source of maximum length', () => {
  const filled = (piece: (at: number) => string) => {
    let source = '';
    for (let at = 0; source.length < TEXT_LIMITS.template - 500; at++) source += piece(at);
    return source;
  };

  it('may have thousands of attributes and a duplicate among them', () => {
    const attributes = filled((at) => `data-a${at} `);
    const codes = (source: string) => compile(source).problems.map(({ code }) => code);
    expect(codes(`<p ${attributes}></p>`)).toEqual(['too_heavy']);
    expect(codes(`<p ${attributes}data-a0></p>`)).toEqual(['attribute_twice', 'too_heavy']);
  });

  it('may have thousands of names, listing the first ones in messages', () => {
    const { problems } = compile(filled((at) => `{% assign a${at} = b${at} %}`));
    expect(problems.length).toBeGreaterThan(50);
    expect(Math.max(...problems.map(({ message }) => message.length))).toBeLessThan(1000);
  });

  it('reports a chain of thousands of nested conditions as too deep', () => {
    const chain = (type: ComponentType | 'cart') =>
      compileTemplate(`{% if a %}${filled(() => '{% elsif a %}')}{% endif %}`, type);
    for (const type of ['title_bar', 'cart'] as const) {
      expect(chain(type).problems.map(({ code }) => code)).toEqual(['too_deep']);
    }
  });

  it('finds required parts deep inside a chain', () => {
    const close = '<button type="button" data-action="close">x</button>';
    const chain = `{% if cart.busy %}${'{% elsif cart.busy %}'.repeat(200)}${close}{% endif %}`;
    expect(compile(chain, 'title_bar').problems).toEqual([]);
  });
});

describe('template addresses', () => {
  it.each([
    ['/products/a', true],
    ['https://a.example', true],
    ['//cdn.example/a.png', true],
    ['#a', true],
    ['mailto:a@b.example', true],
    ['a/b:c', true],
    ['javascript:alert(1)', false],
    [' \u0001java\nscript:alert(1)', false],
    ['JavaScript&colon;', true],
    ['data:text/html,a', false],
    ['vbscript:a', false],
    ['blob:a', false],
  ])('%j', (address, safe) => {
    expect(isSafeAddress(address)).toBe(safe);
  });
});

describe('starting templates', () => {
  it.each(Object.entries(STARTING_TEMPLATES))('of %s compile without problems', (type, source) => {
    expect(compile(source, type as ComponentType).problems).toEqual([]);
  });
});
