import { CONDUCT_PATH } from '#features/moderation/rules/paths.ts'
import { SITE } from '#platform/rules/site.ts'
import { panelLeftIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { Destinations } from './Destinations.tsx'
import { toggleSidebar, useSidebarExpanded } from './sidebar-state.ts'

/** The navigation of screens from 768 pixels on: 16rem wide, or 5rem with only icons. */
export function Sidebar({ pathname }: { pathname: string }) {
  const isExpanded = useSidebarExpanded()
  const action = isExpanded ? 'Collapse sidebar' : 'Expand sidebar'
  return (
    <div className="shell-sidebar">
      <nav aria-label="Main" className="shell-nav min-h-0 flex-1 overflow-x-hidden overflow-y-auto overscroll-contain">
        <Destinations pathname={pathname} />
      </nav>
      <div className="border-t border-line p-3">
        <button
          type="button"
          className="shell-link w-full"
          aria-expanded={isExpanded}
          aria-label={action}
          data-tip={isExpanded ? undefined : action}
          onClick={toggleSidebar}
        >
          <Icon of={panelLeftIcon} />
          <span className="when-expanded">Collapse</span>
        </button>
        <footer className="shell-note text-xs text-text-muted">
          {SITE.copyright} · {SITE.version}
          <br />
          <a className="link" href={CONDUCT_PATH}>
            Code of conduct
          </a>
        </footer>
      </div>
    </div>
  )
}
