import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery';
import './gallery.css';
import { looksOf } from './looks';

const element = document.getElementById('gallery');
if (!element) throw new Error('The page has no place for the gallery.');
const { search } = window.location;
createRoot(element).render(
  <Gallery component={new URLSearchParams(search).get('component')} looks={looksOf(search)} />,
);
