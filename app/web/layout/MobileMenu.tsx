import { useEffect, useLayoutEffect, useRef } from 'react'
import { SITE } from '#platform/rules/site.ts'
import { crossIcon } from '#platform/web/ui/icons.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { Destinations } from './Destinations.tsx'
import { MOST_USED } from './navigation.ts'
import { NavigationIcon } from './NavigationIcon.tsx'

interface Props {
  pathname: string
  onClose: () => void
}

/** All links on a small screen, as a panel from the right. Escape, a press outside or choosing a link closes it. */
export function MobileMenu({ pathname, onClose }: Props) {
  const panel = useRef<HTMLDialogElement>(null)
  const openedAt = useRef(pathname)

  useLayoutEffect(() => {
    const element = panel.current!
    element.showModal()
    return () => element.close()
  }, [])

  useEffect(() => {
    if (pathname === openedAt.current) return
    // Closed before the shell moves the focus to the new page, otherwise the menu button would get it back.
    panel.current?.close()
    onClose()
  }, [pathname, onClose])

  return (
    // The press outside the panel is a shortcut: Escape and the Close button do the same from the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={panel}
      className="side-panel"
      aria-label="Menu"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        const target = event.target as HTMLElement
        const link = target.closest('a')
        if (target === panel.current || link?.getAttribute('href') === pathname) onClose()
      }}
    >
      <div className="flex h-14 items-center justify-between border-b border-line pr-2 pl-6 font-semibold">
        Menu
        <IconButton icon={crossIcon} label="Close" onClick={onClose} />
      </div>
      <nav aria-label="Most used" className="grid grid-cols-2 gap-2 p-3 pb-0">
        {MOST_USED.map(({ to, label, icon }) => (
          <a key={to} className="button" href={to} aria-label={`${label}, most used`}>
            <NavigationIcon of={icon} />
            {label}
          </a>
        ))}
      </nav>
      <nav aria-label="All pages">
        <Destinations pathname={pathname} showsCounts />
      </nav>
      <p className="border-t border-line px-6 py-4 text-xs text-text-muted">
        {SITE.copyright}
        <br />
        {SITE.version}
      </p>
    </dialog>
  )
}
