import { currentOf, TABS } from './navigation.ts'
import { NavigationIcon } from './NavigationIcon.tsx'

/** The tab bar below width 768; its labels show only above height 450 (specification, section 9). */
export function BottomTabs({ pathname }: { pathname: string }) {
  const current = currentOf(TABS, pathname)
  return (
    <nav aria-label="Tabs" className="shell-tabs">
      {TABS.map(({ to, label, icon }) => (
        <a key={to} href={to} aria-current={to === current ? 'page' : undefined}>
          <NavigationIcon of={icon} />
          <span>{label}</span>
        </a>
      ))}
    </nav>
  )
}
