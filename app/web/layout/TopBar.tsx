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
          <path d="M10 2.500c6-.7 11.500 3.500 11.500 9.500 0 5.500-4 9.500-9.500 9.500-6 0-10-4-9.500-10C3 6.500 5.500 3 10 2.500z" />
          <path d="M13.500 8c3.500-.3 5 2.200 4.500 5-.4 2.600-2.300 4.500-5 4.500-2.800 0-4.500-2-4.200-4.700.3-2.600 2-4.600 4.700-4.800z" />
          <circle cx="14" cy="13.300" r="1.500" className="fill-iris" />
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
