import type * as z from 'zod';
import type { DescribedFields } from '../editing/described-fields';
import type { Issue } from '../editing/issue';
import type { Anchor } from './anchor';

/** Definition of a component type, which documents, commands, templates and the editor derive from. */
export interface ComponentDefinition<Schema extends z.ZodType, Labels extends DescribedFields> {
  /** Name in the editor. */
  readonly name: string;
  /** Description for merchants, in a sentence: what it does for shoppers. */
  readonly description: string;
  /** Version of new components, which custom templates record. */
  readonly version: string;
  /** Anchor of a new component. */
  readonly anchor: Anchor;
  readonly settings: Schema;
  /** Labels of the settings, in their panel and where versions are compared. Labels of texts are in their table. */
  readonly labels: Labels;
  /** Settings of a new component. `newId` returns ids that are unique in the cart. */
  readonly defaults: (newId: () => string) => z.infer<Schema>;
  /** Validation issues of settings; paths are relative to them. */
  readonly validate: (settings: z.infer<Schema>) => Issue[];
}

export const defineComponent = <Schema extends z.ZodType, const Labels extends DescribedFields>(
  definition: ComponentDefinition<Schema, Labels>,
) => definition;
