import { useEffect, useState } from 'react'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'

/** Asks for confirmation before the page is left with unsaved changes, by a link or by closing the window. */
export function LeaveGuard() {
  const navigate = useNavigate()
  const [target, setTarget] = useState<string | null>(null)

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      const isInternal = link !== null && link.origin === window.location.origin && link.target === '' && !link.hasAttribute('download')
      if (!isInternal || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      event.stopPropagation()
      setTarget(link.pathname + link.search + link.hash)
    }
    window.addEventListener('beforeunload', onLeave)
    document.addEventListener('click', onClick, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', onLeave)
      document.removeEventListener('click', onClick, { capture: true })
    }
  }, [])

  return (
    <ConfirmDialog
      open={target !== null}
      question="Leave without saving?"
      explanation="Your changes stay on this device and will be here when you open this problem again."
      confirm="Leave"
      onConfirm={() => target !== null && navigate(target)}
      onClose={() => setTarget(null)}
    />
  )
}
