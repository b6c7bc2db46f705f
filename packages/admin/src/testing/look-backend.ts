import type { SavedLook } from '@cartwright/core/contract/looks';
import { DEFAULT_LOOK } from '@cartwright/core/looks/default-look';
import type { Look } from '@cartwright/core/looks/look';
import { inOneForm } from '@cartwright/core/looks/one-form';
import { validateLook } from '@cartwright/core/looks/validate-look';
import { type Done, type Refused, refused } from './outcome';
import type { VersionBackend } from './version-backend';

/** The shop's looks, in memory. */
export function createLookBackend(versions: VersionBackend) {
  let saved: SavedLook = { look: DEFAULT_LOOK, revision: 0, updatedAt: null };
  return {
    read: () => saved,
    save(sent: Look, revision: number): Done<SavedLook> | Refused {
      const issues = validateLook(sent);
      if (issues.length > 0) {
        return refused('invalid_cart', 'Unable to save. Fix the marked fields.', { issues });
      }
      if (saved.revision !== revision) {
        return refused('conflict', 'Someone else saved your looks after you opened them.', {
          details: { saved, savedBy: versions.savedBy('look', saved.look.id, saved.revision) },
        });
      }
      const look = inOneForm(sent);
      const updatedAt = new Date().toISOString();
      saved = { look, revision: revision + 1, updatedAt };
      versions.keep({ kind: 'look', look }, saved.revision, updatedAt);
      return { ok: true, value: saved };
    },
  };
}
