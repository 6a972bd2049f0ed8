import { useQuery } from '#platform/web/data/use-query.ts'
import type { ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { arrowLeftIcon } from '#platform/web/ui/icons.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { CommentText, Discussion } from '#features/discussions/web/public.tsx'
import { ideaCardPath, IDEAS_PATH, ideaPath } from '../../rules/paths.ts'
import { Decisions } from './Decisions.tsx'
import { IdeaHeader } from './IdeaHeader.tsx'
import { IdeaQuery, type IdeaData } from './idea-query.ts'
import { QuietNotice } from './QuietNotice.tsx'
import { TaskBoard } from './TaskBoard.tsx'
import { TeamBox } from './TeamBox.tsx'

/** How often the work of the other members is read again while the page is in view. */
const EVERY_MS = 10_000

/** One idea: what it is, its team and its work (requirement I-5). */
function IdeaPage({ idea: publicIdea }: { idea: IdeaData }) {
  const session = useSession()
  const own = useQuery(IdeaQuery, session === null ? null : { id: publicIdea.id }, { refetchInterval: EVERY_MS })
  const idea = own.data?.idea?.idea ?? publicIdea
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 items-start gap-x-10 gap-y-8 px-8 py-10 max-md:px-4 max-md:py-6 xl:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid min-w-0 grid-cols-1 gap-8">
        <IdeaHeader idea={idea} />
        {idea.isAskedAbout && idea.mayManage && <QuietNotice id={idea.id} />}
        <CommentText comment={{ text: idea.description, html: idea.descriptionHtml }} />
        <div className="xl:hidden">
          <TeamBox idea={idea} />
        </div>
        {(idea.joined || idea.tasks.length > 0) && (
          <Section title="Tasks">
            <TaskBoard idea={idea} />
          </Section>
        )}
        {(idea.joined || idea.decisions.length > 0) && (
          <Section title="Decisions">
            <Decisions idea={idea} />
          </Section>
        )}
        <section id="comments" aria-label="Comments" className="max-w-[46rem] min-w-0 scroll-mt-24 border-t border-line pt-8">
          <Discussion kind="idea" subject={idea.key} />
        </section>
      </div>
      <aside aria-label="Team" className="grid min-w-0 grid-cols-1 gap-5">
        <div className="max-xl:hidden">
          <TeamBox idea={idea} />
        </div>
        <ButtonLink to={IDEAS_PATH} icon={arrowLeftIcon}>
          All ideas
        </ButtonLink>
      </aside>
    </div>
  )
}

export const page = definePage({
  document: IdeaQuery,
  variables: (location) => ({ id: location.params['id'] ?? '' }),
  exists: ({ idea }: ResultOf<typeof IdeaQuery>) => idea !== null,
  redirectTo: ({ idea }) => (typeof idea?.mergedInto === 'string' ? ideaPath(idea.mergedInto) : null),
  cacheTags: ({ idea }) => ['ideas', `idea:${idea!.idea.key}`],
  meta: (data) => {
    const { id, title, description } = data.idea!.idea
    return { title, description: description.slice(0, 200), canonical: ideaPath(id), image: ideaCardPath(id) }
  },
  Component: ({ data }) => <IdeaPage key={data.idea!.idea.id} idea={data.idea!.idea} />,
})
