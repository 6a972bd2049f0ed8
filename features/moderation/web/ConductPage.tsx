import { definePage } from '#platform/web/pages/route.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { COMMUNITY_RULES } from '#features/people/rules/community-rules.ts'
import { CONDUCT_PATH, MODERATION_LOG_PATH } from '../rules/paths.ts'
import { RuleList } from './RuleList.tsx'

const SENTENCE = 'How we treat each other here, and what happens when someone doesn’t'

/** The rules of the community, and how they are kept. */
function ConductPage() {
  return (
    <Page title="Code of conduct" sentence={SENTENCE}>
      <section aria-labelledby="rules" className="grid max-w-[68ch] gap-4">
        <h2 id="rules" className="text-lg">
          The rules
        </h2>
        <RuleList rules={COMMUNITY_RULES.filter(({ name }) => name !== 'other')} />
      </section>
      <section aria-labelledby="how" className="grid max-w-[68ch] gap-3">
        <h2 id="how" className="text-lg">
          How we keep them
        </h2>
        <p>Use Report in the menu of a blog, comment, message, job, event or idea. Only moderators see who reported it.</p>
        <p>A moderator reads each report with its context and decides within a day. The author gets the reasons, and can appeal once to someone who took no part in the decision.</p>
        <p>Accounts are suspended for a time, or banned if two admins agree.</p>
        <p>
          Every decision is listed without names in the{' '}
          <a className="link" href={MODERATION_LOG_PATH}>
            moderation log
          </a>
          .
        </p>
      </section>
    </Page>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Code of conduct', description: SENTENCE, canonical: CONDUCT_PATH }),
  Component: ConductPage,
})
