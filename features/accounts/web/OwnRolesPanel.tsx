import { use } from 'react'
import { ROLES } from '#platform/rules/viewer.ts'
import { FeaturesContext, type WebFeature } from '#platform/web/pages/feature.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { roleLabel } from '#features/people/rules/public-user.ts'
import { useOwnRoleParts } from './own-role-parts.ts'
import { RoleApplication } from './RoleApplication.tsx'
import { useRoles } from './use-roles.ts'
import { useSwitch } from './use-switch.tsx'

/** Where the work of a role is: the first link of the navigation that only this role has above the others, or home. */
function workPath(features: readonly WebFeature[], role: string): string {
  const links = features.flatMap(({ navigation = [] }) => navigation).filter(({ roles, position }) => position[0] === 0 && roles?.includes(role) === true)
  return links.toSorted((a, b) => a.position[1] - b.position[1])[0]?.to ?? '/'
}

/** For members: the active role, the other granted roles, and the application for the mentor role. */
export function OwnRolesPanel() {
  const isMounted = useMounted()
  const isMember = useSession() !== null && isMounted
  const { roles, error, refetch } = useRoles(isMember)
  const navigate = useNavigate()
  const features = use(FeaturesContext)
  const parts = useOwnRoleParts()
  const { switchTo, busy, dialog } = useSwitch((role) => navigate(workPath(features, roleLabel(role))))
  if (error !== null) return <ErrorState text="We couldn’t load your roles." hint={error.message} onRetry={refetch} />
  // Reserves the space for members, so that the layout does not shift.
  if (!isMember || roles === null) return <div className="hidden in-data-[session=in]:block in-data-[session=in]:h-58" />
  return (
    <Section title="Your roles">
      <Card className="p-0!">
        <ul className="divide-y divide-line">
          {ROLES.filter((role) => roles.granted.includes(role)).map((role) => (
            <li key={role} className="flex min-h-14 flex-wrap items-center justify-between gap-3 px-5 py-2 max-md:px-4">
              <span className="font-medium">{roleLabel(role)}</span>
              {role === roles.active ? (
                <span className="flex items-center gap-4">
                  <a className="link text-sm" href="/">
                    Open your dashboard
                  </a>
                  <Badge tone="accent">Current role</Badge>
                </span>
              ) : (
                <Button small busy={busy} onClick={() => switchTo(role)}>
                  Switch to {roleLabel(role)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
      {parts.map(({ name, Component }) => (
        <Component key={name} />
      ))}
      {!roles.granted.includes('mentor') && <RoleApplication />}
      {dialog}
    </Section>
  )
}
