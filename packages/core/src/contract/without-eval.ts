import * as z from 'zod';

/**
 * Import first if the page's content security policy forbids `eval`. Otherwise zod tries it on the first schema,
 * and the browser parses the whole script again to report the line.
 */
z.config({ jitless: true });
