import { TEMPLATE_FILTERS, TEMPLATE_TAGS } from '@cartwright/core/templates/language';
import {
  objectsOf,
  propertiesOf,
  type Shape,
  TEMPLATE_OBJECTS,
  type TemplateSubject,
} from '@cartwright/core/templates/objects';

/** Completions of the template code editor. `metafields` are those that the cart publishes. */
export function liquidCompletions(subject: TemplateSubject, metafields: readonly string[] = []) {
  const objects = objectsOf(subject);
  // Loop variables aren't resolved: an item is named after its object type, as in our own
  // templates.
  const known = (name: string): Shape | undefined =>
    objects[name] ?? (name in TEMPLATE_OBJECTS ? { object: name } : undefined);
  const names = metafields.map((name) => {
    const [namespace = '', key = ''] = name.split('.');
    return [namespace, key] as const;
  });
  return {
    tags: TEMPLATE_TAGS.map(({ name }) => name).filter((name) => name !== 'component' || subject === 'cart'),
    filters: TEMPLATE_FILTERS.map(({ name }) => name),
    variables: Object.keys(objects),
    propertiesOf([root = '', ...path]: readonly string[]): readonly string[] {
      if (path.at(-1) === 'metafields') return [...new Set(names.map(([namespace]) => namespace))];
      if (path.at(-2) === 'metafields') {
        return names.filter(([namespace]) => namespace === path.at(-1)).map(([, key]) => key);
      }
      let shape = known(root);
      for (const step of path) shape = shape && (propertiesOf(shape)?.[step] ?? undefined);
      return shape ? Object.keys(propertiesOf(shape) ?? {}) : [];
    },
  };
}
