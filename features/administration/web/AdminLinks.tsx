import { SectionLinks } from '#platform/web/ui/SectionLinks.tsx'
import { adminPath } from '../rules/sections.ts'
import type { AdminSection } from './admin-sections.ts'

interface Props {
  sections: readonly AdminSection[]
  active: string
}

/** The links to the sections that the viewer may see. */
export function AdminLinks({ sections, active }: Props) {
  return <SectionLinks label="Administration" links={sections.map(({ name, label }) => ({ name, label, to: adminPath(name) }))} active={active} />
}
