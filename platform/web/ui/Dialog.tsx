import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import { crossIcon } from './icons.ts'
import { IconButton } from './IconButton.tsx'
import { ToastOutlet } from './ToastOutlet.tsx'

interface Props {
  open: boolean
  onClose: () => void
  title: string
  /** 360px for login, 30rem, 44rem, or what a picture needs. Below 768 pixels every dialog is a sheet. */
  width?: 'login' | 'normal' | 'wide' | 'picture'
  /** The buttons at the bottom. */
  footer?: ReactNode
  /** For a dialog that asks for a decision: screen readers announce its body with its title. */
  isAlert?: boolean
  children: ReactNode
}

const WIDTHS = { login: 'dialog dialog-login', normal: 'dialog', wide: 'dialog dialog-wide', picture: 'dialog dialog-picture' }

/**
 * A modal dialog. Escape, the Close button and a press on the backdrop close it; the focus goes to its first field (or to the element
 * with `data-autofocus`) and returns to where it was.
 */
export function Dialog({ open, onClose, title, width = 'normal', footer, isAlert = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || element === null) return
    element.showModal()
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => element.close()
  }, [open])

  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return
    event.preventDefault()
    onClose()
  }
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }

  return (
    // The press on the backdrop is a shortcut: Escape and the Close button do the same from the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={WIDTHS[width]}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={isAlert ? `${id}-body` : undefined}
      onCancel={onCancel}
      onMouseDown={onBackdrop}
    >
      {/* That of the page is behind the dialog, where nothing can be pressed. */}
      {open && <ToastOutlet dialog={id} />}
      {open && (
        <div className="relative grid grid-cols-1 gap-4 p-6 max-md:px-4 max-md:pb-4">
          <h2 dir="auto" id={`${id}-title`} className="pr-12 text-lg">
            {title}
          </h2>
          <div id={`${id}-body`}>{children}</div>
          {footer !== undefined && <div className="dialog-buttons">{footer}</div>}
          <IconButton
            small
            className="absolute! top-5 right-4 max-md:top-4 max-md:right-2"
            icon={crossIcon}
            label="Close"
            onClick={onClose}
          />
        </div>
      )}
    </dialog>
  )
}
