import type { Issue, Path } from '@cartwright/core/editing/issue';
import { useMemo } from 'react';
import { useControls, useView } from '../model/editor-context';
import { fieldKey, isReported, issueAt, issuesUnder, type Problems, problemsIn } from '../model/issues';
import { fieldText } from './field-text';

/** Scope of the fields of one panel, which show their issues after they were left, or after a save was refused. */
export interface FieldScope {
  /** The message of the issue at a path; undefined while there is none to show. */
  readonly error: (path: Path) => string | undefined;
  /** How many issues are at a path and below it: told and waiting. */
  readonly problems: (path: Path) => Problems;
  /** To be called when the merchant comes to a text's field. */
  readonly enter: (path: Path) => void;
  /** To be called when a field is left. */
  readonly leave: (path: Path) => void;
  /** The path as issues name it, from the part of the document. */
  readonly whole: (path: Path) => Path;
  /** The part of the document that the fields are of, as in issues; null: the document itself. */
  readonly part: string | null;
  /** The id of what the fields are of, where its place in their paths may become another's. */
  readonly owner: string | null;
}

/** The scope of the fields of a part of the document; null: of its own. Paths are those of the issues. */
export function useFieldScope(part: string | null, issues: readonly Issue[]): FieldScope {
  const controls = useControls();
  const left = useView((view) => view.left);
  const refusedSaves = useView((view) => view.refusedSaves);
  const serverIssues = useView((view) => view.serverIssues);
  return useMemo(
    () => ({
      error(path) {
        const own = issueAt(issues, path);
        if (own) return isReported(own, { left, refusedSaves }) ? fieldText(own) : undefined;
        const theirs = issueAt(
          serverIssues.filter((each) => (each.scope ?? null) === part),
          path,
        );
        return theirs && fieldText(theirs);
      },
      problems: (path) => problemsIn(issuesUnder(issues, path), { left, refusedSaves }),
      enter: (path) => controls.enter({ part, path }),
      leave: (path) => controls.leave(fieldKey(part, path)),
      whole: (path) => path,
      part,
      owner: null,
    }),
    [part, issues, refusedSaves, left, serverIssues, controls],
  );
}

/** The scope of what lies below a path: a tier's fields name themselves, not their place. `owner` is the id of what lies there. */
export function scopeAt(scope: FieldScope, base: Path, owner: string | null = scope.owner): FieldScope {
  return {
    error: (path) => scope.error([...base, ...path]),
    problems: (path) => scope.problems([...base, ...path]),
    enter: (path) => scope.enter([...base, ...path]),
    leave: (path) => scope.leave([...base, ...path]),
    whole: (path) => scope.whole([...base, ...path]),
    part: scope.part,
    owner,
  };
}
