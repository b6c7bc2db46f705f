import * as z from 'zod';
import type { Issue, Path } from '../editing/issue';
import type { TextLimit } from './limits';
import { shopperText } from './shopper-text';
import { blankIssues } from './text-issues';

/** Rule of one text, from which its schema, default, validation and editor field are derived. */
export interface TextRule<Settings> {
  /** Label of the field, also in its error message. */
  readonly label: string;
  readonly limit: TextLimit;
  /** Default in English; the storefront shows it in the shopper's language. */
  readonly default: string;
  /** Whether it is required; a function: while the settings show it. Absent: optional. */
  readonly required?: true | ((settings: Settings) => boolean);
  /** Placeholders with braces; an empty list: none, and the field warns of braces. Absent: braces have no meaning. */
  readonly placeholders?: readonly string[];
  /** Condition for showing it, if the label doesn't say. */
  readonly help?: string;
  /**
   * Whether it names a discount at checkout, only in the shop's own language (ADR 134); a function takes its record.
   */
  readonly namesDiscount?: true | ((record: never) => boolean);
}

/** Texts of a section of a document, by name. */
export type TextTable<Settings = never> = Readonly<Record<string, TextRule<Settings>>>;

/** Defines a table of texts whose validation reads `Settings`. */
export const textTable =
  <Settings>() =>
  <Name extends string>(table: Readonly<Record<Name, TextRule<Settings>>>) =>
    table;

/** Schema of a table's texts: an object with exactly these, each within its limit. */
export function textsSchema<Name extends string>(
  table: Readonly<Record<Name, TextRule<never>>>,
): z.ZodObject<{ [Key in Name]: z.ZodString }, z.core.$strict> {
  const names = Object.keys(table) as Name[];
  const shape = Object.fromEntries(names.map((name) => [name, shopperText(shownRule(table[name]))]));
  // Every name has its text, a type that `fromEntries` loses.
  return z.strictObject(shape as { [Key in Name]: z.ZodString });
}

/** Rule of a text without its default; a conditionally required one is only shown then. */
function shownRule({ required, default: _, ...rule }: TextRule<never>) {
  return typeof required === 'function' ? { ...rule, isShown: required } : rule;
}

/** Default texts of a table. */
export function textDefaults<Name extends string>(
  table: Readonly<Record<Name, Pick<TextRule<never>, 'default'>>>,
): Record<Name, string> {
  const names = Object.keys(table) as Name[];
  return Object.fromEntries(names.map((name) => [name, table[name].default])) as Record<Name, string>;
}

/** Labels of a table's texts, by their paths below `at`: `language.title`. */
export function textLabels<Name extends string, At extends string>(
  table: Readonly<Record<Name, Pick<TextRule<never>, 'label'>>>,
  at: At,
): { readonly [Path in `${At}.${Name}`]: string } {
  const names = Object.keys(table) as Name[];
  const labels = Object.fromEntries(names.map((name) => [`${at}.${name}`, table[name].label]));
  // Every name has its label, a type that `fromEntries` loses.
  return labels as { [Path in `${At}.${Name}`]: string };
}

/** Issues "Please fill out the {field label} field." for every required text that is blank. Paths begin with `path`. */
export function textIssues<Settings>(
  table: TextTable<Settings>,
  texts: Readonly<Record<string, string>>,
  settings: Settings,
  path: Path,
  title?: string,
): Issue[] {
  const required = Object.entries(table).filter(([, { required: needed }]) =>
    typeof needed === 'function' ? needed(settings) : needed === true,
  );
  const labels = Object.fromEntries(required.map(([name, { label }]) => [name, label]));
  return blankIssues(texts, labels, path, title);
}
