import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import type { ApprovalKind, Decided } from '#features/administration/server/public.ts'
import { CATEGORY_LABELS } from '../rules/categories.ts'
import { articlePath } from '../rules/paths.ts'
import { findArticle } from './articles.queries.ts'
import { findProposedNews, listProposedNews, savePublished, saveReturned } from './proposals.queries.ts'

/** Articles of editors who may not publish. */
export const newsApprovals: ApprovalKind = {
  label: 'News',
  right: 'news.publish',
  approve: 'Approve',
  aimHours: 24,
  list: ({ db }, page) => listProposedNews(db, page),
  find: ({ db }, id) => findProposedNews(db, id),
  preview: async ({ db }, id) => {
    const article = await findArticle(db, id)
    if (article === null) throw new Refusal('NOT_FOUND')
    return {
      facts: [
        { label: 'Category', value: CATEGORY_LABELS[article.category] },
        { label: 'Excerpt', value: article.excerpt },
      ],
      parts: [{ title: 'Text', html: article.html ?? '' }],
      links: [],
    }
  },
  decide: decideArticle,
}

async function decideArticle(context: Context, { id, revision, decision, comment }: Decided): Promise<void> {
  await context.inTransaction(async (context) => {
    const article = await findArticle(context.db, id)
    if (article === null) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that article.' })
    const isApproved = decision === 'approve'
    const isSaved = isApproved ? await savePublished(context.db, { id, revision, at: context.clock.now() }) : await saveReturned(context.db, { id, revision, comment })
    if (!isSaved) throw new Refusal('OUTDATED_EDIT', { message: 'Another admin has already decided on this article, or it was changed.' })
    await recordAudit(context, { action: isApproved ? 'news.approved' : 'news.returned', targetId: id, targetName: article.title, reason: comment })
    await context.emit({ name: 'news.changed', articleIds: [id] })
    if (article.author_id === null) return
    await context.emit({ name: 'approval.decided', personId: article.author_id, isApproved, what: 'Article', title: article.title, comment, path: isApproved ? articlePath(article.slug) : '/admin/news' })
  })
}
