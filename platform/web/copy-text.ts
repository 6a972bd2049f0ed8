import { showToast } from './ui/toast-store.ts'

/** Copies a text and shows whether it worked. Browsers refuse without permission, and have no clipboard on pages without HTTPS. */
export async function copyText(text: string, { copied, failed }: { copied: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast(copied)
  } catch {
    showToast(failed, { kind: 'error' })
  }
}
