export interface Toast {
  id: number
  text: string
  kind: 'info' | 'error'
  /** An action, such as Undo. */
  action?: { label: string; run: () => void }
}

const MAX_TOASTS = 3
let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast for an event elsewhere. Results of a button or a form are shown beside it instead. */
export function showToast(text: string, options: Partial<Pick<Toast, 'kind' | 'action'>> = {}): void {
  const toast: Toast = { id: nextId, text, kind: 'info', ...options }
  nextId += 1
  change([...toasts.filter((other) => other.text !== text), toast].slice(-MAX_TOASTS))
}

export const dismissToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id))

export const currentToasts = (): readonly Toast[] => toasts

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
