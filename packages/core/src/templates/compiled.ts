import type { ComponentType } from '../components/component-types';

/**
 * Template in the storefront's form: data, compiled by `compileTemplate` and published with the config. Its
 * element and attribute names are allowed ones; URLs that depend on data are checked on rendering.
 */
export interface CompiledTemplate {
  /** Content of its `style` elements; usually empty. */
  readonly css: string;
  readonly nodes: readonly TemplateNode[];
}

/** Node of a template; a string is text. Kinds are marked by the first item, to keep the data small. */
export type TemplateNode =
  | string
  | readonly ['output', Expression]
  | readonly ['element', name: string, attributes: readonly TemplateNode[], content: readonly TemplateNode[]]
  | readonly ['attribute', name: string, value: readonly TemplateNode[]]
  | readonly ['if', Expression, then: readonly TemplateNode[], otherwise: readonly TemplateNode[]]
  | readonly [
      'for',
      name: string,
      list: Expression,
      body: readonly TemplateNode[],
      whenEmpty: readonly TemplateNode[],
      limit: Expression,
      offset: Expression,
      reversed: boolean,
    ]
  | readonly ['assign', name: string, Expression]
  | readonly ['capture', name: string, readonly TemplateNode[]]
  | readonly ['cycle', group: string, readonly Expression[]]
  | readonly ['count', name: string, by: 1 | -1]
  | readonly ['break']
  | readonly ['continue']
  /** Components of the cart; `position` 0: all of the type, else the one at that position, from 1. */
  | readonly ['component', type: ComponentType, position: number];

/** Expression of a template; a text, a number, a boolean and null are literals. */
export type Expression =
  | string
  | number
  | boolean
  | null
  | Get
  | readonly ['range', from: Expression, to: Expression]
  | readonly ['empty']
  | readonly ['blank']
  /** Integer written with decimals: `7.0`. */
  | readonly ['decimal', number]
  | Filter
  | readonly ['operator', Operator, left: Expression, right: Expression];

/** Name with the steps from it. */
interface Get extends ReadonlyArray<Expression> {
  readonly 0: 'get';
  readonly 1: string;
}

interface Filter extends ReadonlyArray<Expression> {
  readonly 0: 'filter';
  readonly 1: string;
  readonly 2: Expression;
}

export type Operator = '==' | '!=' | '<' | '>' | '<=' | '>=' | 'contains' | 'and' | 'or';
