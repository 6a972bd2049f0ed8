import { useLayoutEffect, useRef, type ReactNode } from 'react'

/** The dialog of the command palette. Escape and a press outside close it; the focus returns to where it was. */
export function PaletteFrame({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current!
    element.showModal()
    element.querySelector('input')?.focus()
    return () => element.close()
  }, [])
  return (
    // The press on the backdrop is a shortcut: Escape does the same from the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className="palette"
      aria-label="Search and commands"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => event.target === dialog.current && onClose()}
    >
      {children}
    </dialog>
  )
}
