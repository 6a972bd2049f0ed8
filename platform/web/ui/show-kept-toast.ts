import { showToast } from './toast-store.ts'

/** Says that the draft of a form which was left stays on this device, and offers to discard it. */
export const showKeptToast = (discard: () => void): void => showToast('What you entered is kept on this device.', { action: { label: 'Discard', run: discard } })
