import { useEffect, useState } from 'react'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'

/** Asks before somebody leaves with something unsaved: by a link of the site, or by closing the window. */
export function LeaveGuard() {
  const navigate = useNavigate()
  const [input, setWish] = useState<string | null>(null)

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      const isHere = link !== null && link.origin === window.location.origin && link.target === '' && !link.hasAttribute('download')
      if (!isHere || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      event.stopPropagation()
      setWish(link.pathname + link.search + link.hash)
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
      open={input !== null}
      question="Leave without saving?"
      explanation="Your changes stay on this device and will be here when you open this problem again."
      confirm="Leave"
      onConfirm={() => input !== null && navigate(input)}
      onClose={() => setWish(null)}
    />
  )
}
