import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEXT_LIMITS } from '../texts/limits';
import { compileTemplate } from './compile-template';
import { weightOf } from './compile-weight';
import { TEMPLATE_LIMITS } from './limits';

/** Maximum reads per character, including names and nodes. */
const MAX_STEPS = 25;
/** Steps of an empty source. */
const BEFORE = 100;

type Source = (length: number) => string;

/** A source up to a length, with as many repeated pieces as fit between its start and end. */
const pieces =
  (before: string, piece: (index: number) => string, after: string): Source =>
  (length) => {
    let source = before;
    for (let index = 0; ; index += 1) {
      const next = source + piece(index);
      if (next.length + after.length > length) return source + after;
      source = next;
    }
  };
const repeated = (piece: string, before = '', after = ''): Source => pieces(before, () => piece, after);

/** Half of the source is a subject that is repeated in each condition of the other half. */
const longCase =
  (values: string, before: string, after: string): Source =>
  (length) => {
    const subject = 'a'.repeat(length / 2);
    return repeated(values, `{% case '${subject}' %}${before}`, `${after}{% endcase %}`)(length);
  };

const HOSTILE: readonly (readonly [what: string, Source])[] = [
  ['blanks', repeated(' ')],
  ['blanks between attributes', repeated(' ', '<p', '></p>')],
  ['blanks in a tag', repeated(' ', '{% if', 'cart.busy %}{% endif %}')],
  ['blanks behind an end', repeated('</style ', '<style>')],
  ['blanks that are trimmed', repeated('  {%- # -%}')],
  ['brackets', repeated('[')],
  ['brackets in an output', repeated('a[', '{{ ', ' }}')],
  ['closed brackets', repeated("['a']", '{{ cart', ' }}')],
  ['ranges in ranges', repeated('(1..', '{{ ', ' }}')],
  ['tags that do not end', repeated('{%')],
  ['outputs that do not end', repeated('{{')],
  ['elements that do not begin', repeated('<')],
  ['quotes in quotes', repeated('"\'', '{{ ', ' }}')],
  ['quotes in a list', repeated("'a',", '{% cycle ', ' %}')],
  ['quotes in a value', repeated("'", '<p class="', '"></p>')],
  ['references', repeated('&amp;')],
  ['references that do not end', repeated('&a')],
  ['references that nobody knows', repeated('&nope;')],
  ['comments', repeated('a<!---->')],
  ['comments of Liquid that do not end', repeated('{% comment %}')],
  ['raw parts that do not end', repeated('{% endraw ', '{% raw %}')],
  ['attributes', pieces('<p', (index) => ` data-a${index}`, '></p>')],
  ['attributes with values', pieces('<p', (index) => ` data-a${index}="{{ cart.note }}"`, '></p>')],
  ['names that nobody knows', pieces('', (index) => `{% assign a${index} = b${index} %}`, '')],
  ['properties that nobody knows', repeated('{{ cart.a }}')],
  ['conditions after conditions', repeated('{% elsif a %}', '{% if a %}', '{% endif %}')],
  ['parts of a case', longCase('{% when 1 %}', '', '')],
  ['values of a case', longCase(',1', '{% when 1', ' %}')],
  ['filters', repeated('|upcase', '{{ cart.note', ' }}')],
  ['values of a filter', repeated(',1', '{{ 1 | plus: 1', ' }}')],
  ['operators', repeated(' or a', '{{ a', ' }}')],
  ['numbers', repeated('1.', '{{ ', ' }}')],
  ['digits that are no number', repeated('1', '{{ ', 'a }}')],
  ['loops', repeated('{% for a in b %}{% endfor %}')],
  ['options of a loop', repeated(' limit:1', '{% for a in b', ' %}{% endfor %}')],
  ['elements', repeated('<p></p>')],
];

describe('compile steps grow linearly with the source', () => {
  it.each(HOSTILE)('%s', (_what, source) => {
    const [half, whole] = [TEXT_LIMITS.template / 2, TEXT_LIMITS.template].map((length) => {
      const text = source(length);
      expect(text.length).toBeGreaterThan(length - 40);
      expect(text.length).toBeLessThanOrEqual(length);
      const { steps } = compileTemplate(text, 'cart');
      expect(steps).toBeLessThan(MAX_STEPS * length);
      return steps;
    });
    expect(whole).toBeLessThan(2.2 * (half ?? 0) + BEFORE);
  });

  it('and stop after a million', () => {
    const [, source] = HOSTILE.find(([what]) => what === 'values of a filter') ?? [];
    const { problems, steps, template } = compileTemplate(source?.(TEXT_LIMITS.template) ?? '', 'cart');
    expect([template, problems.at(-1)?.code]).toEqual([null, 'too_long']);
    expect(steps).toBeLessThan(TEMPLATE_LIMITS.reading + TEXT_LIMITS.template);
  });

  const PIECES = HOSTILE.map(([, source]) => source(60));
  const PARTS = [
    '<p ',
    '>',
    '</p>',
    '"',
    "'",
    '{{',
    '}}',
    '{%',
    '%}',
    '{% if a %}',
    '{% endif %}',
    ' ',
    'a',
    '|',
    '&',
  ];

  it('for any repeated content', () => {
    const some = fc
      .array(fc.constantFrom(...PIECES, ...PARTS), { maxLength: 5 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(some, some, some, fc.nat({ max: 200 }), (before, piece, after, times) => {
        const text = before + piece.repeat(times) + after;
        expect(compileTemplate(text, 'cart').steps).toBeLessThanOrEqual(MAX_STEPS * text.length + BEFORE);
      }),
      { numRuns: 300 },
    );
  });
});

describe('weight of a compiled template', () => {
  it('is the length of its JSON', () => {
    const sources = HOSTILE.map(([, source]) => source(3_000));
    const compiled = sources.flatMap((source) => compileTemplate(source, 'cart_items').template ?? []);
    expect(compiled.length).toBeGreaterThan(5);
    for (const template of compiled) {
      expect(weightOf(template, () => undefined)).toBe(JSON.stringify(template).length);
    }
    const styled = {
      css: '.a { content: "\\"" }',
      nodes: [['for', 'a', ['range', 1, 2.5], [], ['é\n'], null, null, true]],
    };
    expect(weightOf(styled as never, () => undefined)).toBe(JSON.stringify(styled).length);
  });

  it('is reported for a case with very large JSON', () => {
    const source = longCase('{% when 1 %}', '', '')(20_000);
    const { problems } = compileTemplate(source, 'cart_items');
    expect(problems.map(({ code }) => code)).toEqual(['too_heavy']);
    expect(problems[0]?.message).toMatch(/This one has \d{1,2},\d{3},\d{3}/);
  });
});
