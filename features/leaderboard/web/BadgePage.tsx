import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Illustration } from '#platform/web/ui/Illustration.tsx'
import { circleCheckIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { ShareButton } from '#platform/web/ui/ShareButton.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { motifOf } from '#features/people/rules/motifs.ts'
import { profilePath } from '#features/people/rules/paths.ts'

const BadgeQuery = graphql(`
  query Badge($id: String!) {
    badge(id: $id) {
      badge { id label description earnedAt path }
      person { id username name avatarUrl }
      evidence { title path }
      isValid
    }
  }
`)

type BadgeData = NonNullable<ResultOf<typeof BadgeQuery>['badge']>

function BadgePage({ data }: { data: { badge: BadgeData | null } }) {
  const { badge, person, evidence, isValid } = data.badge!
  return (
    <Page title={badge.label} sentence={`${person.name} ${badge.description}.`} action={<ShareButton title={`${badge.label}: ${person.name}`} />}>
      <article className="max-w-160 overflow-hidden rounded-card border border-line bg-surface">
        <Illustration motif={motifOf([], badge.label)} seed={badge.label} className="h-40 w-full border-b border-line bg-background" />
        <div className="grid gap-5 p-8 max-md:p-5">
          <a className="flex min-h-11 w-fit items-center gap-3 hover:underline" href={profilePath(person.username)}>
            <Avatar person={{ id: person.id, name: person.name, picture: person.avatarUrl }} size="large" />
            <span className="text-lg font-semibold wrap-anywhere">{person.name}</span>
          </a>
          <dl className="grid gap-4 text-sm">
            <div className="grid gap-1">
              <dt className="text-text-muted">Earned</dt>
              <dd>
                <TimeAgo at={badge.earnedAt} />
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
    </Page>
  )
}

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
