export interface Toast {
  id: number
  text: string
  kind: 'info' | 'error'
  /** An action, such as Undo. */
  action?: { label: string; run: () => void }
  /** The ID of what it is about, if it has to go away with that. */
  about?: string
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
export function showToast(text: string, options: Partial<Pick<Toast, 'kind' | 'action' | 'about'>> = {}): void {
  const toast: Toast = { id: nextId, text, kind: 'info', ...options }
  nextId += 1
  change([...toasts.filter((other) => other.text !== text), toast].slice(-MAX_TOASTS))
}

/**
 * The open dialogs, the upper one last, with the number of the first toast after each opened. What is behind a dialog can't be pressed or heard, so
 * toasts appear in the upper one. A toast from before it opened has been read: it stays where it is, unless it has an action to press.
 */
let dialogs: readonly { id: string; firstToast: number }[] = []

/** Tells that a dialog opened; returns a function that tells that it closed. */
export function addToastDialog(id: string): () => void {
  const tell = (next: typeof dialogs) => {
    dialogs = next
    change([...toasts])
  }
  tell([...dialogs, { id, firstToast: nextId }])
  return () => tell(dialogs.filter((one) => one.id !== id))
}

/** Whether a toast appears in this dialog, or with null on the page. */
export function isShownIn(dialog: string | null, { id, action }: Toast): boolean {
  const place = action === undefined ? dialogs.findLast(({ firstToast }) => firstToast <= id) : dialogs.at(-1)
  return (place?.id ?? null) === dialog
}

export const dismissToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id))

/** Shows a toast in place of those about the same thing, whose texts and actions are no longer true. */
export function showLatestToast(about: string, text: string, options: Pick<Partial<Toast>, 'kind' | 'action'> = {}): void {
  dismissToastsAbout(about)
  showToast(text, { ...options, about })
}

/** Dismisses the toasts about something that is gone. */
export const dismissToastsAbout = (id: string): void => change(toasts.filter(({ about }) => about !== id))

export const currentToasts = (): readonly Toast[] => toasts

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
