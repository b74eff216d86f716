/** The place of the toasts, as components/layout/toast-region.tsx draws it. */
export const TOASTS = `<div data-toasts><p role="status" data-toast-region="default"></p>
  <p role="alert" data-toast-region="destructive"></p>
  <div data-toast-template hidden><b data-toast-slot="title"></b>: <i data-toast-slot="text"></i></div></div>`;

/** What is announced, politely or at once. */
export const says = (role: 'status' | 'alert') => document.querySelector(`[role="${role}"]`)?.textContent;
