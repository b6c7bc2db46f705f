import type * as z from 'zod';
import type { DescribedFields } from '../editing/described-fields';
import type { Issue } from '../editing/issue';
import type { Anchor } from './anchor';

/** Definition of a component type. Everything else that knows it follows: documents, commands, templates, the editor. */
export interface ComponentDefinition<Schema extends z.ZodType, Labels extends DescribedFields> {
  /** The name that the editor shows. */
  readonly name: string;
  /** What it does for shoppers, in a sentence; merchants choose by it. */
  readonly description: string;
  /** The version that new components are made with; custom templates remember it. */
  readonly version: string;
  /** Where a new component of this type goes. */
  readonly anchor: Anchor;
  readonly settings: Schema;
  /** What the settings are called, on their panel and where versions are compared. Texts have their labels from their table. */
  readonly labels: Labels;
  /** The settings of a new component. `newId` gives ids that are unique in the cart. */
  readonly defaults: (newId: () => string) => z.infer<Schema>;
  /** What is wrong with settings; paths are relative to them. */
  readonly validate: (settings: z.infer<Schema>) => Issue[];
}

export const defineComponent = <Schema extends z.ZodType, const Labels extends DescribedFields>(
  definition: ComponentDefinition<Schema, Labels>,
) => definition;
