import type { MouseEvent, ReactNode } from 'react'
import { MESSAGES_PATH } from '#features/chat/rules/paths.ts'
import { useLogOutOnLeaving } from '#features/accounts/web/use-log-out.ts'
import { ADMIN_PATH } from '#features/administration/rules/sections.ts'
import { isWorkspacePath } from '#features/practice/rules/workspace-path.ts'
import { useLocation, useVisit } from '#platform/web/pages/navigation.ts'
import { ToastOutlet } from '#platform/web/ui/ToastOutlet.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { useTooltips } from '#platform/web/ui/use-tooltips.ts'
import { BottomTabs } from './BottomTabs.tsx'
import { Footer } from './Footer.tsx'
import { useFollowLinks, usePrepareLinks } from './follow-links.ts'
import { NavigationIcons } from './NavigationIcon.tsx'
import { Opening } from './Opening.tsx'
import { usePageFocus } from './page-focus.ts'
import { Shortcuts } from './Shortcuts.tsx'
import { Sidebar } from './Sidebar.tsx'
import { useCollapsedSidebar } from './sidebar-state.ts'
import { useRecordRecentPages } from './use-record-recent-pages.ts'
import { TopBar } from './TopBar.tsx'

interface Props {
  /** The search button in the top bar, with the command palette. */
  search?: ReactNode
  /** The notification bell in the top bar. */
  bell?: ReactNode
  /** The end of the top bar: the Login button or the avatar menu. */
  account?: ReactNode
  /** A navigation is in progress. */
  busy?: boolean
  children: ReactNode
}

/** The shell around every page. */
export function Layout({ search, bell, account, busy = false, children }: Props) {
  const address = useLocation()
  const { pathname } = address
  useFollowLinks()
  usePrepareLinks()
  useLogOutOnLeaving()
  usePageFocus(address, useVisit())
  useTooltips()
  useRecordRecentPages(address)
  const isWorkspace = isWorkspacePath(pathname)
  // Conversations and workspaces fill the window.
  const fillsWindow = isWorkspace || pathname.startsWith(MESSAGES_PATH)
  const isMounted = useMounted()
  const needsWidth = isWorkspace || pathname.startsWith(ADMIN_PATH)
  useCollapsedSidebar(needsWidth)
  return (
    <>
      <a className="skip" href="#main" onClick={skipNavigation}>
        Skip to content
      </a>
      <NavigationIcons />
      <TopBar pathname={pathname} search={search} bell={bell} account={account} />
      {busy && <div className="shell-progress" />}
      <Sidebar pathname={pathname} />
      <main id="main" tabIndex={-1} className="shell-main" data-collapses={(needsWidth && !isMounted) || undefined} data-fills-window={fillsWindow || undefined} aria-busy={busy || undefined}>
        {children}
      </main>
      {!fillsWindow && <Footer />}
      <BottomTabs pathname={pathname} />
      <ToastOutlet />
      <Shortcuts />
      <Opening />
    </>
  )
}

/** Where a page has a navigation of its own before its content, the skip link leads behind it. */
function skipNavigation(event: MouseEvent): void {
  const start = document.querySelector<HTMLElement>('main [data-content-start]')
  if (start === null) return
  event.preventDefault()
  start.scrollIntoView()
  start.focus()
}
