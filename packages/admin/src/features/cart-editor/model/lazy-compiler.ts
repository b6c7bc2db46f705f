import type { Compilation, compileTemplate as compile } from '@cartwright/core/templates/compile-template';

const LEFT_OUT: Compilation = { template: null, problems: [], steps: 0 };

let loaded: typeof compile | null = null;

/** Loads the compiler of templates: before a cart that has some is edited, and behind the first screen of any other. */
export async function loadCompiler(): Promise<void> {
  loaded ??= (await import('@cartwright/core/templates/compile-template')).compileTemplate;
}

/**
 * Compiles a template once the compiler is there. The build puts this in the place of core’s, which few carts need. The
 * server checks each template that is saved. @public
 */
export const compileTemplate: typeof compile = (source, subject) => loaded?.(source, subject) ?? LEFT_OUT;
