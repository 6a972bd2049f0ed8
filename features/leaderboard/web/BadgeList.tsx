import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { BadgeEmblem } from './BadgeEmblem.tsx'

export const BadgeFields = graphql(`
  fragment BadgeFields on Badge { id label path kind atLeast }
`)

type BadgeData = ResultOf<typeof BadgeFields>

/** The badges of a person, with links to their pages. */
export function BadgeList({ badges }: { badges: readonly BadgeData[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {badges.map(({ id, label, path, kind, atLeast }) => (
        <li key={id}>
          <a className="grid w-24 justify-items-center gap-1 rounded-control p-1.5 text-center text-xs/4 hover:bg-sunken" href={path}>
            <BadgeEmblem kind={kind} count={atLeast} className="size-14" />
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
