import type { Command } from '@cartwright/core/editing/set-field';
import type { ExperimentDocument } from '@cartwright/core/experiments/document/experiment-document';
import type { FieldScope } from '../../editor-kit/fields/field-scope';

/** Props of the cards of a test's editor. */
export interface CardProps {
  readonly document: ExperimentDocument;
  /** How its fields show what is wrong. */
  readonly scope: FieldScope;
  readonly run: (command: Command<ExperimentDocument>) => unknown;
}
