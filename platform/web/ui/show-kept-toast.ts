import { showLatestToast, showToast } from './toast-store.ts'

/** Says that the draft of a form which was left stays on this device, and offers to discard it; with `about` in place of an earlier toast about the same thing. */
export function showKeptToast(discard: () => void, about?: string): void {
  const text = 'What you entered is kept on this device.'
  const options = { action: { label: 'Discard', run: discard } }
  if (about === undefined) showToast(text, options)
  else showLatestToast(about, text, options)
}
