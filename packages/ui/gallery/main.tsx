import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/inter';
import { Gallery } from './gallery';
import './gallery.css';
import { looksOf } from './looks';

const element = document.getElementById('gallery');
if (!element) throw new Error('The page has no place for the gallery.');
const { search, hash } = window.location;
const component = new URLSearchParams(search).get('component');
flushSync(() => createRoot(element).render(<Gallery component={component} looks={looksOf(search)} />));
// The browser looked for the anchor before there was anything.
if (hash) window.location.replace(hash);
