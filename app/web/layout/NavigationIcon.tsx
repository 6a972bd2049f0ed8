import { Icon, IconSheet, SheetIcon } from '#platform/web/ui/Icon.tsx'
import { TABS } from './navigation.ts'

const NAMES = new Map(TABS.map(({ icon, label }) => [icon, `tab-${label.toLowerCase()}`]))
const SHARED = Object.fromEntries([...NAMES].map(([icon, name]) => [name, icon]))

/** The icons that the sidebar and the tab bar share. */
export const NavigationIcons = () => <IconSheet icons={SHARED} />

/** The icon of a navigation link. */
export function NavigationIcon({ of }: { of: string }) {
  const name = NAMES.get(of)
  return name === undefined ? <Icon of={of} /> : <SheetIcon name={name} />
}
