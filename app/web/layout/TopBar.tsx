import { Suspense, useState, type ReactNode } from 'react'
import { SITE } from '#platform/rules/site.ts'
import { toggleTheme } from '#platform/web/theme/theme.ts'
import { menuIcon, moonIcon, sunIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { Mark } from './Mark.tsx'

const fetchMenu = () => import('./MobileMenu.tsx')
const MobileMenu = lazyPart(() => fetchMenu().then((module) => module.MobileMenu))

interface Props {
  pathname: string
  search: ReactNode
  bell: ReactNode
  account: ReactNode
}

/** The fixed top bar: the product's name, the search, the theme, the bell, the account, and on small screens the menu. */
export function TopBar({ pathname, search, bell, account }: Props) {
  const [isMenuOpen, openMenu] = useState(false)
  return (
    <header className="shell-topbar">
      <a href="/" className="mr-auto flex min-h-11 items-center gap-2.5 rounded-control font-semibold tracking-tight">
        <Mark />
        {SITE.name}
      </a>
      {search}
      <button
        type="button"
        className="button button-ghost button-icon"
        aria-label="Toggle light or dark theme"
        data-tip="Toggle theme"
        onClick={toggleTheme}
      >
        <span className="dark:hidden">
          <Icon of={moonIcon} />
        </span>
        <span className="hidden dark:block">
          <Icon of={sunIcon} />
        </span>
      </button>
      {bell}
      {account}
      <IconButton
        className="shell-menu md:hidden!"
        icon={menuIcon}
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onPointerEnter={() => void fetchMenu().catch(() => {})}
        onClick={() => openMenu(true)}
      />
      {isMenuOpen && (
        <Suspense>
          <MobileMenu pathname={pathname} onClose={() => openMenu(false)} />
        </Suspense>
      )}
    </header>
  )
}
