import * as z from 'zod';
import type { Issue, Path } from '../editing/issue';
import type { TextLimit } from './limits';
import { shopperText } from './shopper-text';
import { blankIssues } from './text-issues';

/** Rule of one text, said once: its schema, its default, its check and its field in the editor follow from it. */
export interface TextRule<Settings> {
  /** What the field is called, and the message that asks to fill it in. */
  readonly label: string;
  readonly limit: TextLimit;
  /** What it says until a merchant changes it, in English; the storefront says it in the shopper's language. */
  readonly default: string;
  /** Whether it has to say something; by a function: while the settings show it. Absent: it may be empty. */
  readonly required?: true | ((settings: Settings) => boolean);
  /** What is replaced in it, with the braces; an empty list: nothing is, which the field says where there are braces. Absent: braces mean nothing in it. */
  readonly placeholders?: readonly string[];
  /** When shoppers see it, where the label does not say. */
  readonly help?: string;
  /** Whether checkout calls a discount by it, in the shop's own language alone (ADR 134); by a function: of the record that it is in. */
  readonly namesDiscount?: true | ((record: never) => boolean);
}

/** The texts of a part of a document, by their names in it. */
export type TextTable<Settings = never> = Readonly<Record<string, TextRule<Settings>>>;

/** A table of texts whose checks look at `Settings`. */
export const textTable =
  <Settings>() =>
  <Name extends string>(table: Readonly<Record<Name, TextRule<Settings>>>) =>
    table;

/** The schema of a table's texts: an object with exactly these, each at most as long as its limit. */
export function textsSchema<Name extends string>(
  table: Readonly<Record<Name, TextRule<never>>>,
): z.ZodObject<{ [Key in Name]: z.ZodString }, z.core.$strict> {
  const names = Object.keys(table) as Name[];
  const shape = Object.fromEntries(names.map((name) => [name, shopperText(shownRule(table[name]))]));
  // Every name has its text, which `fromEntries` cannot say.
  return z.strictObject(shape as { [Key in Name]: z.ZodString });
}

/** Rule of a text without its default; one that is required under a condition is shown only then. */
function shownRule({ required, default: _, ...rule }: TextRule<never>) {
  return typeof required === 'function' ? { ...rule, isShown: required } : rule;
}

/** The texts as they begin. */
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
  // Every name has its label, which `fromEntries` cannot say.
  return labels as { [Path in `${At}.${Name}`]: string };
}

/** "Please fill out the {field label} field." for every text that is required and blank. Paths begin with `path`. */
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
