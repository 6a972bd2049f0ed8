import { SectionLinks } from '#platform/web/ui/SectionLinks.tsx'
import { adminPath, type AdminSection } from '../rules/sections.ts'

interface Props {
  sections: readonly { name: AdminSection; label: string }[]
  active: AdminSection
}

/** The sections of the administration that one may see. */
export function AdminLinks({ sections, active }: Props) {
  return <SectionLinks label="Administration" links={sections.map(({ name, label }) => ({ name, label, to: adminPath(name) }))} active={active} />
}
