/** Element printed by the block, with the response that its script or a test's has already requested. */
export interface CollectionBlock extends HTMLElement {
  cartwrightAnswer?: Promise<Response | undefined>;
}
