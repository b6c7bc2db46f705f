/**
 * The one file that all surfaces of a page share: one Preact, one graph of signals. Every surface asks for it under the
 * same address. What is exported here under a name stays under it, since a page may hold files of several builds.
 */

/** @public */
export { batch, computed, effect, signal } from '@preact/signals';
/** @public */
export { Component, createElement, Fragment, render } from 'preact';
/** @public */
export { jsx, jsxs } from 'preact/jsx-runtime';
