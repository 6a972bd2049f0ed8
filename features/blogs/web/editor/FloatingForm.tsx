import { useEffectEvent, useLayoutEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { placeBeside } from '#platform/web/ui/place-beside.ts'
import { useDismiss } from '#platform/web/ui/use-dismiss.ts'

interface Props {
  label: string
  /** Its anchor in the window. */
  anchor: () => DOMRect
  onSubmit: () => void
  /** `true` if the person left with the keyboard, so that the focus returns to the text. */
  onClose: (byKeyboard: boolean) => void
  children: ReactNode
}

/** A small form beside its anchor in the text; on a phone it is above the toolbar. */
export function FloatingForm({ label, anchor, onSubmit, onClose, children }: Props) {
  const form = useRef<HTMLDivElement>(null)
  const updatePosition = useEffectEvent(() => {
    if (form.current !== null) placeBeside(form.current, { getBoundingClientRect: anchor } as HTMLElement, 'start')
  })
  useLayoutEffect(() => {
    updatePosition()
    form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
    const grown = new ResizeObserver(() => updatePosition())
    if (form.current !== null) grown.observe(form.current)
    addEventListener('scroll', updatePosition, { passive: true })
    addEventListener('resize', updatePosition)
    return () => {
      grown.disconnect()
      removeEventListener('scroll', updatePosition)
      removeEventListener('resize', updatePosition)
    }
  }, [])
  useDismiss([form], () => onClose(false))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onSubmit()
  }
  return (
    // Escape leaves the form; what can be pressed in it are its fields and buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={form}
      role="dialog"
      tabIndex={-1}
      aria-label={label}
      className="popover floating-form"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose(true)
      }}
    >
      <form className="grid gap-3" noValidate onSubmit={submit}>
        {children}
      </form>
    </div>
  )
}
