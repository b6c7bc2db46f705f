/** Build version, exported by every lazily loaded file. */
declare const VERSION: string;

/** @public */
export const version = VERSION;
/** Compiler of templates for the preview. @public */
export { compileTemplate } from '@cartwright/core/templates/compile-template';
