import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { circleCheckIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { ShareButton } from '#platform/web/ui/ShareButton.tsx'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { absoluteDay } from '#platform/web/ui/time-words.ts'
import { profilePath } from '#features/people/rules/paths.ts'
import { BadgeEmblem } from './BadgeEmblem.tsx'
import { BadgeFields, BadgeList } from './BadgeList.tsx'

const BadgeQuery = graphql(
  `
  query Badge($id: String!) {
    badge(id: $id) {
      badge { id label description kind atLeast earnedAt path }
      person { id username name avatarUrl }
      evidence { title path }
      next { label kind atLeast have need }
      others { ...BadgeFields }
      isValid
    }
  }
`,
  [BadgeFields],
)

type BadgeData = NonNullable<ResultOf<typeof BadgeQuery>['badge']>

function BadgePage({ data }: { data: { badge: BadgeData | null } }) {
  const { badge, person, evidence, next, others, isValid } = data.badge!
  return (
    <Page title={badge.label} sentence={`${person.name} ${badge.description}.`} action={<ShareButton title={`${badge.label}: ${person.name}`} />}>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <article className="card flex flex-wrap items-center gap-x-10 gap-y-6">
          <BadgeEmblem kind={badge.kind} count={badge.atLeast} className="size-44 flex-none max-md:mx-auto max-md:size-36" />
          <div className="grid min-w-60 flex-1 gap-5">
            <a className="flex min-h-11 w-fit items-center gap-3 hover:underline" href={profilePath(person.username)}>
              <Avatar person={{ id: person.id, name: person.name, picture: person.avatarUrl }} size="large" />
              <span className="text-lg font-semibold wrap-anywhere">{person.name}</span>
            </a>
            <dl className="grid gap-4 text-sm">
              <div className="grid gap-1">
                <dt className="text-text-muted">Earned</dt>
                <dd>
                  {absoluteDay(new Date(String(badge.earnedAt)))}
                </dd>
              </div>
              <div className="grid gap-1">
                <dt className="text-text-muted">Earned for</dt>
                {evidence.map(({ title, path }) => (
                  <dd key={title} className="wrap-anywhere">
                    {path === null ? title : <a className="link" href={path}>{title}</a>}
                  </dd>
                ))}
              </div>
            </dl>
            <p className={`flex items-center gap-2 text-sm font-medium ${isValid ? 'text-success' : 'text-text-muted'}`}>
              <Icon of={circleCheckIcon} small />
              {isValid ? 'Verified by Cloggle' : 'Valid when it was earned'}
            </p>
          </div>
        </article>
        {next !== null && <NextBadge badge={next} name={person.name} />}
      </div>
      {others.length > 0 && (
        <section aria-labelledby="other-badges" className="grid gap-4">
          <h2 id="other-badges" className="text-lg wrap-anywhere">
            Other badges of {person.name}
          </h2>
          <BadgeList badges={others} />
        </section>
      )}
    </Page>
  )
}

/** The badge that the owner could earn next, and how far they are. */
const NextBadge = ({ badge: { label, kind, atLeast, have, need }, name }: { badge: NonNullable<BadgeData['next']>; name: string }) => (
  <section aria-labelledby="next-badge" className="card grid grid-cols-1 gap-4">
    <h2 id="next-badge" className="text-sm text-text-muted">
      Next badge
    </h2>
    <div className="flex items-center gap-4">
      <BadgeEmblem kind={kind} count={atLeast} isEarned={false} className="size-16 flex-none" />
      <div className="grid min-w-0 flex-1 gap-2">
        <p className="font-medium wrap-anywhere">{label}</p>
        <ProgressBar share={have / need} />
        <p className="tabular text-sm text-text-muted">
          {`${have} of ${need}${UNITS[kind] ?? ''}`}
          <span className="sr-only">{`, ${name}`}</span>
        </p>
      </div>
    </div>
  </section>
)

const UNITS: Readonly<Record<string, string>> = { solved: ' problems', hard: ' hard problems', categories: ' categories', days: ' days in a row', track: ' problems' }

export const page = definePage({
  document: BadgeQuery,
  variables: (location: RouteLocation) => ({ id: location.params['id']! }),
  exists: (data) => data.badge !== null,
  cacheTags: (data) => [`person:${data.badge!.person.id}`],
  meta: (data) => {
    const { badge, person } = data.badge!
    return { title: `${badge.label}: ${person.name}`, description: `${person.name} ${badge.description}.`, canonical: badge.path }
  },
  Component: BadgePage,
})
