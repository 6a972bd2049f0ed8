import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { externalLinkIcon } from './icons.ts'

/** A link to another site, which opens beside this one and does not learn where its reader came from. */
export function ExternalLink({ to, className = 'link inline-flex items-center gap-1.5 wrap-anywhere', children }: { to: string; className?: string; children: ReactNode }) {
  return (
    <a className={className} href={to} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon of={externalLinkIcon} small />
    </a>
  )
}
