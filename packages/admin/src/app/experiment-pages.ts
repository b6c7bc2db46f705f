/** Pages of experiments in one chunk. */
export { ExperimentEditorPage } from '../features/experiments/experiment-editor-page';
export { ExperimentsPage } from '../features/experiments/experiments-page';
