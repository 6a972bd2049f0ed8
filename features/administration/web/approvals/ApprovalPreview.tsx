import { Fragment } from 'react'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ExternalLink } from '#platform/web/ui/ExternalLink.tsx'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import type { ApprovalDetail } from './approval-queries.ts'

/** An item with everything about it. */
export function ApprovalPreview({ detail: { item, facts, parts, links }, label }: { detail: ApprovalDetail; label: string }) {
  return (
    <>
      <header className="grid gap-1">
        <h2 dir="auto" className="text-xl wrap-anywhere">{item.title}</h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
          <Badge tone="accent">{label}</Badge>
          {item.authorUsername !== null && (
            <a className="link wrap-anywhere" href={profilePath(item.authorUsername)}>
              {item.authorName}
            </a>
          )}
          <span>
            Received <TimeAgo at={item.since} />
          </span>
          {item.isLate && <Badge tone="warning">Overdue</Badge>}
        </p>
      </header>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
        {facts.map(({ label, value, path }) => (
          <Fragment key={`${label} ${value}`}>
            <dt className="text-text-muted">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{path === null ? value : <FactLink path={path} value={value} />}</dd>
          </Fragment>
        ))}
      </dl>
      {links.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {links.map(({ label, path }) => (
            <ButtonLink key={path} small to={path}>
              {label}
            </ButtonLink>
          ))}
        </p>
      )}
      {parts.map(({ title, html }) => (
        <section key={title} aria-label={title} className="grid min-w-0 grid-cols-1 gap-2 border-t border-line pt-4">
          <h3 dir="auto" className="font-medium wrap-anywhere">{title}</h3>
          {html === '' ? <p className="text-sm text-text-muted">Empty.</p> : <RichText shown={html} />}
        </section>
      ))}
    </>
  )
}

const FactLink = ({ path, value }: { path: string; value: string }) =>
  path.startsWith('/') ? (
    <a className="link" href={path}>
      {value}
    </a>
  ) : (
    <ExternalLink to={path}>{value}</ExternalLink>
  )
