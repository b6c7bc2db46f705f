import { parentPort } from 'node:worker_threads';
import { emptyIndex, indexBuffers, settleIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { updateCollection, updateProduct } from '@cartwright/core/catalogue/index/update-index';
import { type IndexRequest, type IndexResponse, READY, TAKEN } from './index-messages';
import { readJapanese } from './japanese-readings';

/* Entry of the worker thread, built as a file of its own: builds one index of the chunks that it receives. */

readJapanese();
let index = emptyIndex();

const say = (response: IndexResponse, handedOver: ArrayBuffer[] = []) =>
  parentPort?.postMessage(response, handedOver);

parentPort?.on('message', (request: IndexRequest) => {
  if (request === 'end') {
    settleIndex(index);
    say({ index }, indexBuffers(index));
    return;
  }
  if ('languages' in request) index = emptyIndex(request.languages);
  else if ('products' in request) for (const product of request.products) updateProduct(index, product);
  else for (const collection of request.collections) updateCollection(index, collection);
  say(TAKEN);
});
say(READY);
