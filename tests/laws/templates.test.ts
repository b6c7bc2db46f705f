import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ComponentType } from '@cartwright/core/components/component-types';
import { COMPONENT_TYPES } from '@cartwright/core/components/component-types';
import { compileTemplate } from '@cartwright/core/templates/compile-template';
import { describe, expect, it } from 'vitest';
import { templateTables } from './template-tables';

const PAGE = new URL('../../docs/templates.md', import.meta.url);
const EXAMPLES = new URL('../../examples/custom-template/', import.meta.url);

/** The page with each place `<!-- name -->…<!-- /name -->` filled anew. */
function filled(page: string): string {
  return Object.entries(templateTables()).reduce((text, [name, table]) => {
    const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const [before = '', rest] = text.split(begin);
    const after = rest?.split(end)[1];
    if (after === undefined) throw new Error(`docs/templates.md has no place for ${name}.`);
    return `${before}${begin}\n\n${table}\n\n${end}${after}`;
  }, page);
}

describe('docs/templates.md', () => {
  it('matches the compiler; UPDATE=1 rewrites its tables', () => {
    const page = readFileSync(PAGE, 'utf8');
    if (process.env.UPDATE) writeFileSync(PAGE, filled(page));
    else expect(page).toBe(filled(page));
  });

  it('has a whole-cart example that compiles', () => {
    const [, example = ''] = /```liquid whole\n([\s\S]*?)```/.exec(readFileSync(PAGE, 'utf8')) ?? [];
    expect(example).not.toBe('');
    expect(compileTemplate(example, 'cart').problems).toEqual([]);
  });

  it('has a component example that compiles', () => {
    const [, example = ''] = /```liquid\n([\s\S]*?)```/.exec(readFileSync(PAGE, 'utf8')) ?? [];
    expect(example).not.toBe('');
    expect(compileTemplate(example, 'cart_items').problems).toEqual([]);
  });
});

describe('templates in examples/custom-template', () => {
  const files = readdirSync(EXAMPLES).filter((name) => name.endsWith('.liquid'));

  it('exist', () => expect(files.length).toBeGreaterThan(2));

  it.each(files)('%s compiles without errors', (name) => {
    const type = name.replace('.liquid', '');
    expect(Object.keys(COMPONENT_TYPES)).toContain(type);
    const source = readFileSync(new URL(name, EXAMPLES), 'utf8');
    expect(compileTemplate(source, type as ComponentType).problems).toEqual([]);
  });
});
