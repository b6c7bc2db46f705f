/** Build version, exported by every lazily loaded file. */
declare const VERSION: string;

/** @public */
export const version = VERSION;
/** The compiler of templates, as the preview loads it. @public */
export { compileTemplate } from '@cartwright/core/templates/compile-template';
