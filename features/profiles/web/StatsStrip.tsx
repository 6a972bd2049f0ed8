import type { ReactNode } from 'react'
import type { ProfileData } from './profile-query.ts'

/** The figures of a profile in one row; what may not be seen is left out. */
export function StatsStrip({ profile }: { profile: ProfileData }) {
  const { blogCount, followerCount, followingCount, activity } = profile
  const days = activity?.counts.filter((count) => count > 0).length ?? null
  const figures: [string, number | null][] = [
    ['Blogs', blogCount],
    ['Followers', followerCount],
    ['Following', followingCount],
    ['Active days', days],
  ]
  const shown = figures.filter((figure): figure is [string, number] => figure[1] !== null)
  if (shown.length === 0) return null
  return (
    <dl className="grid auto-cols-fr grid-flow-col divide-x divide-line rounded-card border border-line bg-surface py-3">
      {shown.map(([name, value]) => (
        <Stat key={name} name={name}>
          {value}
        </Stat>
      ))}
    </dl>
  )
}

function Stat({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start justify-items-center px-2 text-center">
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="order-first text-xl font-semibold tabular">{children}</dd>
    </div>
  )
}
