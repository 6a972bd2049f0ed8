import { useEffect } from 'react'
import { SITE } from '../../rules/site.ts'
import { useLocation } from './navigation.ts'

/** Names the window after what a page has loaded for its viewer, such as a group; until then it has the title of the page. */
export function useWindowTitle(title: string | null): void {
  const location = useLocation()
  useEffect(() => {
    // With each navigation the router sets the title of the page again.
    if (title !== null) document.title = `${title} · ${SITE.name}`
  }, [title, location])
}
