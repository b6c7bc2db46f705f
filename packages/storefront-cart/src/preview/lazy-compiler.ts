import type { Compilation, compileTemplate as compile } from '@cartwright/core/templates/compile-template';
import { loadFile } from '@cartwright/storefront-kit/parts/load-file';
import { tellError } from '@cartwright/storefront-kit/preview/editor-port';

const MISSING =
  'the part that draws custom templates couldn’t be loaded, so they are left out of the preview. Change something to try once more.';

const LEFT_OUT: Compilation = { template: null, problems: [], steps: 0 };

let loaded: typeof compile | null = null;

/** Loads the template compiler before rendering custom templates; reports a failure to the editor. */
export async function loadCompiler(): Promise<void> {
  const file = loaded
    ? null
    : await loadFile<{ compileTemplate: typeof compile }>('../assets/preview-templates');
  loaded ??= file?.compileTemplate ?? null;
  if (!loaded) tellError(MISSING);
}

/**
 * Compiles a template if the compiler is loaded. The build replaces core’s with it, which few carts need. @public
 */
export const compileTemplate: typeof compile = (source, subject) => loaded?.(source, subject) ?? LEFT_OUT;
