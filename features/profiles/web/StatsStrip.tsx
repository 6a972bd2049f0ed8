import type { ReactNode } from 'react'
import { listPath } from '#features/connections/rules/paths.ts'
import type { ProfileData } from './profile-query.ts'

/** The stats of a profile in one row, without those that are not visible. Followers and streak are on the card. */
export function StatsStrip({ profile }: { profile: ProfileData }) {
  const { username, blogCount, solvedCount, followingCount, activity } = profile
  const days = activity?.counts.filter((count) => count > 0).length ?? null
  const stats = [
    { name: 'Blogs', value: blogCount },
    { name: 'Solved', value: solvedCount },
    { name: 'Following', value: followingCount, to: listPath('following', username) },
    { name: 'Active days', value: days },
  ]
  const shown = stats.filter(({ value }) => value !== null)
  if (shown.length === 0) return null
  return (
    <dl className="grid auto-cols-fr grid-flow-col divide-x divide-line rounded-card border border-line bg-surface py-3">
      {shown.map(({ name, value, to }) => (
        <Stat key={name} name={name} to={to}>
          {value}
        </Stat>
      ))}
    </dl>
  )
}

function Stat({ name, to, children }: { name: string; to: string | undefined; children: ReactNode }) {
  return (
    <div className="relative grid content-start justify-items-center px-2 text-center">
      <dt className="text-xs text-text-muted">
        {to === undefined ? (
          name
        ) : (
          <a className="underline-offset-2 after:absolute after:inset-0 hover:underline" href={to}>
            {name}
          </a>
        )}
      </dt>
      <dd className="order-first text-xl font-semibold tabular">{children}</dd>
    </div>
  )
}
