import { useState } from 'react'
import type { SessionUser } from '#platform/web/session/session.ts'
import { useContributions } from '#platform/web/pages/feature.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Menu, type MenuItem } from '#platform/web/ui/Menu.tsx'
import { ROLES, type Role } from '#platform/rules/viewer.ts'
import { SETTINGS_PATH, SWITCH_PROFILE_PATH } from '../rules/paths.ts'
import { roleLabel } from '#features/people/rules/public-user.ts'
import { avatarUrlOf } from './avatar-url.ts'
import { useLogOut } from './use-log-out.ts'
import { useRoles, type OwnRoles } from './use-roles.ts'
import { useSwitch } from './use-switch.tsx'

declare module '#platform/web/pages/feature.ts' {
  interface WebExtensionPoints {
    /** Links of the account menu for people whose active role has one of these rights. */
    accountLinks: AccountLink
  }
}

export interface AccountLink {
  label: string
  to: string
  rights: readonly string[]
}

/** The start pages of the roles beside learner, by their labels. */
const WORKPLACES: Readonly<Record<string, string>> = { [roleLabel('mentor')]: '/mentor', [roleLabel('admin')]: '/admin' }

/** The avatar with its menu: profile, settings, roles, log out. The active role is shown beside it, unless it is learner. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const logOut = useLogOut()
  const [isNear, draw] = useState(false)
  const { roles } = useRoles(isNear)
  const { switchTo, dialog } = useSwitch()
  const extra = useContributions('accountLinks')
  return (
    <>
      {user.role in WORKPLACES && (
        <a className="max-sm:text-xs" href={WORKPLACES[user.role]!} title={`Acting as ${user.role.toLowerCase()}`}>
          <Badge tone="warning">{user.role}</Badge>
        </a>
      )}
      <Menu
        label={`Account of ${user.name}`}
        className={user.role in WORKPLACES ? 'rounded-full ring-2 ring-warning' : 'rounded-full'}
        trigger={<Avatar person={{ id: user.id, name: user.name, picture: avatarUrlOf(user) }} />}
        heading={user.name}
        onNear={() => draw(true)}
        items={[
          { label: 'Profile', to: '/profile' },
          { label: 'My blogs', to: '/blogs/mine' },
          { label: 'Reading list', to: '/reading-list' },
          { label: 'Settings', to: SETTINGS_PATH },
          ...roleItems(roles, switchTo, extra),
          { label: 'Log out', separated: true, onSelect: logOut },
        ]}
      />
      {dialog}
    </>
  )
}

/** The granted roles with the active one checked, a link to apply for the mentor role, and the links of other features. */
function roleItems(roles: OwnRoles | null, switchTo: (role: Role) => void, extra: readonly AccountLink[]): MenuItem[] {
  if (roles === null) return []
  const items: MenuItem[] = ROLES.filter((role) => roles.granted.includes(role)).map((role, at) => ({
    label: roleLabel(role),
    separated: at === 0,
    checked: role === roles.active,
    onSelect: () => {
      if (role !== roles.active) switchTo(role)
    },
  }))
  if (!roles.granted.includes('mentor')) items.push({ label: 'Request mentor access', to: SWITCH_PROFILE_PATH })
  const links = extra.filter(({ rights }) => rights.some((right) => roles.rights.includes(right)))
  items.push(...links.map(({ label, to }, at) => ({ label, to, separated: at === 0 })))
  return items
}
