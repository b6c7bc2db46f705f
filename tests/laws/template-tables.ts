import type { ComponentType } from '@cartwright/core/components/component-types';
import { COMPONENT_TYPES } from '@cartwright/core/components/component-types';
import { TEMPLATE_ACTIONS } from '@cartwright/core/templates/actions';
import { TEMPLATE_FILTERS, TEMPLATE_TAGS } from '@cartwright/core/templates/language';
import { TEMPLATE_LIMITS } from '@cartwright/core/templates/limits';
import {
  objectsOf,
  type Shape,
  TEMPLATE_OBJECTS,
  type TemplateSubject,
} from '@cartwright/core/templates/objects';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';

/** The tables of `docs/templates.md`, by the name of the place that each fills. */
export function templateTables(): Record<string, string> {
  return {
    tags: table(
      ['tag', 'written', ''],
      TEMPLATE_TAGS.map(({ name, usage, does }) => [code(name), code(usage), does]),
    ),
    filters: table(
      ['filter', 'written', ''],
      TEMPLATE_FILTERS.map(({ name, usage, does }) => [code(name), code(usage), does]),
    ),
    types: table(
      ['component', 'objects'],
      [
        ...Object.entries(COMPONENT_TYPES)
          .map(([type, { name }]) => [name, namesOf(type as ComponentType)])
          .filter(([, names]) => names !== USUAL),
        ['every other component', USUAL],
        ['the whole cart', namesOf('cart')],
      ],
    ),
    objects: Object.entries(TEMPLATE_OBJECTS)
      .map(([name, properties]) => {
        const rows = Object.entries(properties).map(([property, { shape, does }]) => [
          code(property),
          called(shape),
          does,
        ]);
        return `### \`${name}\`\n\n${table(['property', 'is', ''], rows)}`;
      })
      .join('\n\n'),
    actions: table(
      ['data-action', 'needs', ''],
      TEMPLATE_ACTIONS.map(({ name, needs, does }) => [code(name), needs.map(code).join(', '), does]),
    ),
    limits: table(
      ['limit', 'at most'],
      [
        ['characters of a template', number(TEXT_LIMITS.template)],
        ['elements and tags inside one another', number(TEMPLATE_LIMITS.depth)],
        ['characters of its compiled form', number(TEMPLATE_LIMITS.compiled)],
        ['characters of the compiled forms of a cart', number(TEMPLATE_LIMITS.cart)],
        ['steps of one drawing', number(TEMPLATE_LIMITS.steps)],
        ['elements and texts of one drawing', number(TEMPLATE_LIMITS.nodes)],
        ['characters of one drawing', number(TEMPLATE_LIMITS.text)],
      ],
    ),
  };
}

const namesOf = (subject: TemplateSubject) => Object.keys(objectsOf(subject)).map(code).join(', ');

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;
const number = (value: number) => value.toLocaleString('en');

/** Names for types without an entry of their own. */
const USUAL = namesOf('notes');

function called(shape: Shape): string {
  if (typeof shape === 'string') return shape;
  if ('list' in shape) return `list of ${called(shape.list)}`;
  return 'object' in shape ? code(shape.object) : 'object';
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}
