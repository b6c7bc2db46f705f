import type { ComponentType } from '@cartwright/core/components/component-types';
import { isSafeAddress } from '@cartwright/core/templates/address';
import type { CompiledTemplate, Expression, TemplateNode } from '@cartwright/core/templates/compiled';
import { TEMPLATE_LIMITS } from '@cartwright/core/templates/limits';
import { FILTERS, type FilterHelp } from './filters';
import {
  BLANK,
  compare,
  EMPTY,
  isTrue,
  itemsOf,
  listOf,
  numberOf,
  stepInto,
  textOf,
  WholeDecimal,
} from './values';

/** Render host of a template. */
export interface DrawHost<Made> extends Pick<FilterHelp, 'money'> {
  /** Creates an element; `key` identifies it among siblings, if the template gave one. */
  element(
    name: string,
    attributes: Attributes,
    content: readonly (Made | string)[],
    key: string | undefined,
  ): Made;
  /** Components placed by a whole cart's template, unless rendered already. */
  component?(type: ComponentType, position: number): readonly Made[];
}

export type Attributes = Readonly<Record<string, string | true>>;

/** Thrown when a template exceeds the render limits. */
export class TemplateTooBig extends Error {}

/** Output target of template nodes. */
interface Sink<Made> {
  readonly content: (Made | string)[];
  /** Null for element and text content. */
  readonly attributes: Record<string, string | true> | null;
  readonly keys: Set<string>;
  readonly filter: ((text: string) => string) | undefined;
}

function sink<Made>(attributes: Sink<Made>['attributes'] = null, filter?: Sink<Made>['filter']): Sink<Made> {
  return { content: [], attributes, keys: new Set(), filter };
}

function refuse(why: string): never {
  throw new TemplateTooBig(`The template ${why}.`);
}

type Jump = 'break' | 'continue' | undefined;

/** Strips syntax from data in a style attribute, so that it can't begin another property, or load something. */
const withoutSyntax = (text: string) => text.replace(/[^\p{L}\p{N}\s.,%#-]/gu, '');

/**
 * Renders a template with data (objects by name). Data is always text. Throws `TemplateTooBig` when it exceeds the
 * steps, elements or characters in `TEMPLATE_LIMITS`.
 */
export function drawTemplate<Made>(
  { nodes }: Pick<CompiledTemplate, 'nodes'>,
  data: Readonly<Record<string, unknown>>,
  host: DrawHost<Made>,
): (Made | string)[] {
  const names = new Map<string, unknown>(Object.entries(data));
  const counters = new Map<string, number>();
  let steps = 0;
  let made = 0;
  let characters = 0;

  function step(): void {
    if (++steps > TEMPLATE_LIMITS.steps) refuse('takes too many steps');
  }

  function spend(more: number): void {
    characters += more;
    if (characters > TEMPLATE_LIMITS.text) refuse('makes too much text');
  }

  const help: FilterHelp = { money: host.money, spend };

  function evaluate(expression: Expression): unknown {
    step();
    if (typeof expression !== 'object' || expression === null) return expression;
    switch (expression[0]) {
      case 'get': {
        const [, name, ...path] = expression as readonly [string, string, ...Expression[]];
        const value = names.has(name) ? names.get(name) : counters.get(`count ${name}`);
        return path.reduce<unknown>((of, key) => stepInto(of, evaluate(key)), value);
      }
      case 'range':
        return range(numberOf(evaluate(expression[1])), numberOf(evaluate(expression[2])));
      case 'empty':
        return EMPTY;
      case 'blank':
        return BLANK;
      case 'decimal':
        return new WholeDecimal(expression[1]);
      case 'filter': {
        const [, name, input, ...more] = expression as unknown as readonly [
          'filter',
          keyof typeof FILTERS,
          ...Expression[],
        ];
        const result = FILTERS[name](evaluate(input ?? null), more.map(evaluate), help);
        spend(typeof result === 'string' ? result.length : 1);
        for (const _item of listOf(result)) step();
        return result;
      }
      default: {
        const [, operator, left, right] = expression;
        if (operator === 'and') return isTrue(evaluate(left)) && isTrue(evaluate(right));
        if (operator === 'or') return isTrue(evaluate(left)) || isTrue(evaluate(right));
        const one = evaluate(left);
        // Comparing long texts costs extra steps.
        if (typeof one === 'string') steps += one.length >> 6;
        return compare(operator, one, evaluate(right));
      }
    }
  }

  function range(from: number, to: number): number[] {
    const items: number[] = [];
    for (let item = Math.trunc(from); item <= to; item++) {
      step();
      items.push(item);
    }
    return items;
  }

  function write(text: string, into: Sink<Made>): void {
    if (text === '') return;
    spend(text.length);
    const last = into.content.length - 1;
    const before = into.content[last];
    if (typeof before === 'string') into.content[last] = before + text;
    else {
      count();
      into.content.push(text);
    }
  }

  function writeData(expression: Expression, into: Sink<Made>): void {
    const text = textOf(evaluate(expression));
    write(into.filter ? into.filter(text) : text, into);
  }

  function count(): void {
    if (++made > TEMPLATE_LIMITS.nodes) refuse('draws too many elements');
  }

  function textFrom(nodes: readonly TemplateNode[], filter?: Sink<Made>['filter']): string {
    const into = sink<Made>(null, filter);
    run(nodes, into);
    return into.content.filter((part) => typeof part === 'string').join('');
  }

  /** Attribute value; undefined omits it. */
  function attribute(name: string, value: readonly TemplateNode[]): string | true | undefined {
    const [only] = value;
    if (only === undefined) return true;
    const inWords = /^(aria|data)-/.test(name);
    if (value.length === 1 && typeof only === 'object' && only[0] === 'output') {
      const result = evaluate(only[1]);
      if (result === null || result === undefined || (result === false && !inWords)) return undefined;
      if (result === true && !inWords) return true;
    }
    const text = textFrom(value, name === 'style' ? withoutSyntax : undefined);
    return (name === 'href' || name === 'src') && !isSafeAddress(text) ? undefined : text;
  }

  function loop(node: Extract<TemplateNode, readonly ['for', ...unknown[]]>, into: Sink<Made>): Jump {
    const [, name, list, body, whenEmpty, limit, offset, reversed] = node;
    const from = Math.max(0, numberOf(evaluate(offset)));
    const count = evaluate(limit);
    const all = itemsOf(evaluate(list));
    const items = all.slice(
      from,
      count === null || count === undefined ? undefined : from + Math.max(0, numberOf(count)),
    );
    if (items.length === 0) return run(whenEmpty, into);
    if (reversed) items.reverse();
    const outer = [names.get(name), names.get('forloop')] as const;
    const { length } = items;
    for (const [index0, item] of items.entries()) {
      step();
      names.set(name, item);
      names.set('forloop', {
        index0,
        length,
        index: index0 + 1,
        first: index0 === 0,
        last: index0 === length - 1,
        rindex: length - index0,
        rindex0: length - index0 - 1,
        parentloop: outer[1],
      });
      if (run(body, into) === 'break') break;
    }
    names.set(name, outer[0]);
    names.set('forloop', outer[1]);
    return undefined;
  }

  function turn(key: string, by: number): number {
    const before = counters.get(key) ?? 0;
    counters.set(key, before + by);
    return before;
  }

  function run(nodes: readonly TemplateNode[], into: Sink<Made>): Jump {
    for (const node of nodes) {
      step();
      const jump = typeof node === 'string' ? write(node, into) : one(node, into);
      if (jump) return jump;
    }
    return undefined;
  }

  function one(node: Exclude<TemplateNode, string>, into: Sink<Made>): Jump {
    switch (node[0]) {
      case 'output': {
        writeData(node[1], into);
        return undefined;
      }
      case 'element': {
        const [, name, list, content] = node;
        const attributes: Record<string, string | true> = {};
        run(list, sink(attributes));
        const inside = sink<Made>();
        count();
        // A loop jump inside an element still renders that element's content so far.
        const jump = run(content, inside);
        into.content.push(host.element(name, attributes, inside.content, keyOf(attributes, into.keys)));
        return jump;
      }
      case 'attribute': {
        const value = attribute(node[1], node[2]);
        if (into.attributes && value !== undefined) into.attributes[node[1]] = value;
        return undefined;
      }
      case 'if':
        return run(isTrue(evaluate(node[1])) ? node[2] : node[3], into);
      case 'for':
        return loop(node, into);
      case 'assign':
        names.set(node[1], evaluate(node[2]));
        return undefined;
      case 'capture':
        names.set(node[1], textFrom(node[2]));
        return undefined;
      case 'cycle':
        writeData(node[2][turn(`cycle ${node[1]}`, 1) % node[2].length] ?? null, into);
        return undefined;
      case 'count': {
        const before = turn(`count ${node[1]}`, node[2]);
        write(textOf(node[2] > 0 ? before : before - 1), into);
        return undefined;
      }
      case 'component':
        into.content.push(...(host.component?.(node[1], node[2]) ?? []));
        return undefined;
      default:
        return node[0];
    }
  }

  const top = sink<Made>();
  run(nodes, top);
  return top.content;
}

/** Key of an element, by action and line, since siblings may share a line; undefined for a duplicate. */
function keyOf(attributes: Attributes, taken: Set<string>): string | undefined {
  const own = attributes['data-key'];
  if (own === undefined) return undefined;
  const key = `${attributes['data-action'] ?? ''} ${own}`;
  if (taken.has(key)) return undefined;
  taken.add(key);
  return key;
}
