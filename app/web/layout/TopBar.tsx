import { lazy, Suspense, useState, type ReactNode } from 'react'
import { SITE } from '#platform/rules/site.ts'
import { toggleTheme } from '#platform/web/theme/theme.ts'
import { menuIcon, moonIcon, sunIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'

const fetchMenu = () => import('./MobileMenu.tsx')
const MobileMenu = lazy(() => fetchMenu().then(({ MobileMenu }) => ({ default: MobileMenu })))

/** The fixed bar on top: the product's name, the theme, the account, and on small screens the menu. */
export function TopBar({ pathname, account }: { pathname: string; account: ReactNode }) {
  const [isMenuOpen, openMenu] = useState(false)
  return (
    <header className="shell-topbar">
      <a href="/" className="mr-auto flex items-center gap-2.5 rounded-control font-semibold tracking-tight">
        <svg className="size-6 fill-none stroke-iris" viewBox="0 0 24 24" strokeWidth="1.5" aria-hidden="true">
          <path d="M12 2.5c5 0 9.5 3.6 9.5 9s-3.7 10-9 10-10-3.300-10-9 4.500-10 9.500-10z" />
          <path d="M13 7c3 .2 5 2.300 4.700 5.200s-2.500 5-5.300 4.800-4.900-2.200-4.700-5S10 6.800 13 7z" />
          <circle cx="13" cy="12" r="1.75" className="fill-iris" />
        </svg>
        {SITE.name}
      </a>
      <button type="button" className="button button-ghost button-icon" aria-label="Switch between light and dark" data-tip="Light or dark" onClick={toggleTheme}>
        <span className="dark:hidden">
          <Icon of={moonIcon} />
        </span>
        <span className="hidden dark:block">
          <Icon of={sunIcon} />
        </span>
      </button>
      {account}
      <IconButton
        className="md:hidden!"
        icon={menuIcon}
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onPointerEnter={() => void fetchMenu()}
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
