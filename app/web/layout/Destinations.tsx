import { Fragment, Suspense, useEffect, useRef } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import { scrollToCurrent } from '#platform/web/ui/scroll-to-current.ts'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { currentOf, DESTINATION_GROUPS, linksForRole } from './navigation.ts'
import { NavigationIcon } from './NavigationIcon.tsx'

interface Props {
  pathname: string
  /** Whether links show what waits behind them. */
  showsCounts?: boolean
}

/** All links of the navigation. They are plain anchors: the shell handles internal links for every page. */
export function Destinations({ pathname, showsCounts = false }: Props) {
  const session = useSession()
  const isMounted = useMounted()
  const own = isMounted && session !== null ? linksForRole(session.user.role) : []
  const isFirst = own[0]?.position[0] === 0
  const groups = own.length === 0 ? DESTINATION_GROUPS : isFirst ? [own, ...DESTINATION_GROUPS] : [...DESTINATION_GROUPS, own]
  const current = currentOf(groups.flat(), pathname)
  const list = useRef<HTMLDivElement>(null)
  // The link of the shown screen is in view, also at the end of the list.
  useEffect(() => {
    const frame = list.current?.parentElement
    if (frame) scrollToCurrent(frame)
  }, [current, groups.length])
  return (
    <div ref={list} className="p-3">
      {groups.map((group, index) => (
        <Fragment key={group[0]!.to}>
          {index > 0 && <hr className="my-2 border-line" />}
          <ul>
            {group.map(({ to, label, icon, Count }) => (
              <li key={to}>
                <a
                  className="shell-link"
                  href={to}
                  aria-current={to === current ? 'page' : undefined}
                  data-tip=""
                >
                  <NavigationIcon of={icon} />
                  <span className="when-expanded">{label}</span>
                  {showsCounts && session !== null && Count !== undefined && (
                    <Suspense>
                      <Count />
                    </Suspense>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  )
}
