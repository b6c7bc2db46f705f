import * as z from 'zod';

/**
 * To be imported first where the page's policy forbids `eval`. Else zod tries it for the first schema that is made, and the
 * browser reads the whole script again to report from which line.
 */
z.config({ jitless: true });
