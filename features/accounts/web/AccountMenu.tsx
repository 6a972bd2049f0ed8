import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Menu } from '#platform/web/ui/Menu.tsx'
import type { SessionUser } from '#platform/web/session/session.ts'
import { LOGOUT_PATH, SETTINGS_PATH } from '../rules/paths.ts'
import { pictureOf } from './picture.ts'

/** The avatar with its menu: profile, settings, log out. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const navigate = useNavigate()
  return (
    <Menu
      label={`Account of ${user.name}`}
      className="rounded-full"
      trigger={<Avatar person={{ id: user.id, name: user.name, picture: pictureOf(user) }} />}
      heading={user.name}
      items={[
        { label: 'Profile', to: '/profile' },
        { label: 'My blogs', to: '/blogs/mine' },
        { label: 'Settings', to: SETTINGS_PATH },
        { label: 'Logout', apart: true, onSelect: () => navigate(LOGOUT_PATH) },
      ]}
    />
  )
}
