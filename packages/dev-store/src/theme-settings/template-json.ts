import type { StoreContext } from '../context/store-context';
import { APP_SECTIONS } from './app-sections';
import { blockId, blockType, placedBlocks } from './placed-blocks';
import { GENERATED_COMMENT } from './settings-data';

/** Theme templates `templates/….json` by name: sections with their enabled app blocks. */
export function templateFiles(
  store: Pick<StoreContext, 'app' | 'state'>,
): [filename: string, text: string][] {
  const placed = placedBlocks(store).filter(({ on }) => on);
  return APP_SECTIONS.map(({ id, template }) => {
    const blocks = placed.filter(({ section }) => section === id);
    const section = {
      type: id,
      blocks: Object.fromEntries(
        blocks.map((each) => [blockId(each), { type: blockType(store, each), settings: each.settings }]),
      ),
      block_order: blocks.map(blockId),
      settings: {},
    };
    const file = { sections: { [id]: section }, order: [id] };
    return [`templates/${template}.json`, `${GENERATED_COMMENT}${JSON.stringify(file, null, 2)}\n`];
  });
}
