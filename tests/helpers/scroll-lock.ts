import { readFileSync } from 'node:fs';

const style = document.createElement('style');
style.textContent = readFileSync('app/styles/overlays.css', 'utf8');
document.head.append(style);

/** Whether the site's own rules keep the page from scrolling now. */
export const isLocked = () => getComputedStyle(document.documentElement).overflow === 'hidden';
