import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, parseDocument, visit } from 'yaml';
import * as z from 'zod';

/** A case of the suite: a template with data, and the text that comes of it, or null where it may not be accepted. */
export interface LiquidCase {
  /** File and name. */
  readonly name: string;
  readonly template: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly expected: string | null;
}

/** Folders of the suite that are about another way of reading, or about speed. */
const OTHER_SUITES = ['benchmarks', 'liquid_ruby_lax', 'shopify_theme_dawn'];

/** What cases may ask for beside Liquid itself: all else needs objects of Ruby, files, or another way of reading. */
const FEATURES = [/^strict2_parsing$/, /^inline_errors$/, /^shopify_(?!includes$)/];

const words = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());

const entry = z.object({
  name: z.string(),
  template: z.string(),
  environment: z.record(z.string(), z.unknown()).nullish(),
  expected: z.string().nullish(),
  errors: z.record(z.string(), z.unknown()).nullish(),
  error_mode: words.nullish(),
  features: words.nullish(),
  filesystem: z.unknown().optional(),
});

/**
 * Cases of Shopify/liquid-spec in a folder that holds a copy of it, as far as a template of a cart can be asked for them: read
 * strictly, about texts without markup, with data of JSON, in one file.
 */
export function liquidCases(folder: string): LiquidCase[] {
  const specs = join(folder, 'specs');
  return readdirSync(specs, { withFileTypes: true })
    .filter((suite) => suite.isDirectory() && !OTHER_SUITES.includes(suite.name))
    .flatMap((suite) =>
      filesIn(join(specs, suite.name)).flatMap((file) => casesIn(specs, `${suite.name}/${file}`)),
    );
}

function filesIn(suite: string): string[] {
  return readdirSync(suite).filter((file) => file.endsWith('.yml') && file !== 'suite.yml');
}

function casesIn(specs: string, file: string): LiquidCase[] {
  return entriesIn(readFileSync(join(specs, file), 'utf8')).flatMap((found) => {
    const read = entry.safeParse(found);
    return read.success ? (caseOf(read.data, file) ?? []) : [];
  });
}

/** Entries of a file, which is a list of them or has one below its metadata. */
function entriesIn(source: string): unknown[] {
  const document = parseDocument(source, { version: '1.1', logLevel: 'silent' });
  // A number of JSON is the same with and without its zero.
  visit(document, {
    Scalar(_, scalar) {
      const isWhole = typeof scalar.value === 'number' && Number.isInteger(scalar.value);
      if (isScalar(scalar) && isWhole && /[.e]/i.test(scalar.source ?? '')) scalar.value = UNTELLABLE;
    },
  });
  const content: unknown = document.toJS({ maxAliasCount: -1 });
  if (Array.isArray(content)) return content;
  const { specs } = z
    .object({ specs: z.array(z.unknown()) })
    .catch({ specs: [] })
    .parse(content);
  return specs;
}

/** Whether anything outside of outputs and tags would be an element or an entity here. */
function hasMarkup(template: string): boolean {
  return /[<&]/.test(template.replace(/\{\{.*?\}\}|\{%.*?%\}/gs, ''));
}

const UNTELLABLE = '\u0000';

function caseOf(
  {
    name,
    template,
    environment,
    expected,
    errors,
    error_mode: modes,
    features,
    filesystem,
  }: z.infer<typeof entry>,
  file: string,
): LiquidCase | null {
  const data = environment ?? {};
  const isStrict = !modes || modes.some((mode) => /^:?strict/.test(mode));
  const isPlain = (features ?? []).every((feature) => FEATURES.some((allowed) => allowed.test(feature)));
  if (!isStrict || !isPlain || filesystem) return null;
  const isError = errors?.parse_error !== undefined;
  if (isError ? false : typeof expected !== 'string' || expected.includes('Liquid error')) return null;
  if (hasMarkup(template) || /\\u0000|"instantiate:/.test(JSON.stringify(data))) return null;
  return { name: `${file}: ${name}`, template, data, expected: isError ? null : (expected ?? '') };
}
