import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { templatesTooSlow } from '@cartwright/core/cart/validate-templates';
import type { Issue } from '@cartwright/core/editing/issue';
import type { Compiler } from './compiler';

/** Issues that keep a cart from being saved; a timeout is the only one reported. */
export async function cartIssues(compiler: Compiler, document: CartDocument): Promise<readonly Issue[]> {
  const validated = await compiler.validate(document);
  return validated.ok ? validated.value : [templatesTooSlow(document)];
}
