import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { trophyIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'

export const BadgeFields = graphql(`
  fragment BadgeFields on Badge { id label path }
`)

type BadgeData = ResultOf<typeof BadgeFields>

/** The badges of a person, with links to their pages. */
export function BadgeList({ badges }: { badges: readonly BadgeData[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {badges.map(({ id, label, path }) => (
        <li key={id}>
          <a className="chip" href={path}>
            <Icon of={trophyIcon} small />
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
