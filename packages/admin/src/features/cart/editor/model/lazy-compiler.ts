import type { Compilation, compileTemplate as compile } from '@cartwright/core/templates/compile-template';

const LEFT_OUT: Compilation = { template: null, problems: [], steps: 0 };

let loaded: typeof compile | null = null;

/**
 * Loads the template compiler: before editing a cart that uses templates, otherwise after the first
 * screen.
 */
export async function loadCompiler(): Promise<void> {
  loaded ??= (await import('@cartwright/core/templates/compile-template')).compileTemplate;
}

/**
 * Compiles a template once the compiler has loaded. The build substitutes this for core's, which few
 * carts need. The server checks every saved template.
 *
 * @public
 */
export const compileTemplate: typeof compile = (source, subject) => loaded?.(source, subject) ?? LEFT_OUT;
