import { decisions, report } from '#content/demo/moderation.ts'
import type { DemoWorld } from '#platform/server/demo-world.ts'
import { openContext, type Services } from '#platform/server/context.ts'
import { derivedId } from '#platform/server/derived-id.ts'
import { DAY_MS } from '../rules/decisions.ts'
import { insertAppeal, saveAnswer } from './appeals.queries.ts'
import { insertDecision } from './decisions.queries.ts'
import { findBlogId } from './recipients.queries.ts'
import { saveReport } from './reports.queries.ts'

const seedId = (name: string): string => derivedId(`moderation ${name}`)

/** Seeds the decisions of the public log, and one open report. */
export async function seedModeration(services: Services, { people }: DemoWorld): Promise<void> {
  await openContext(services).inTransaction(async ({ db, clock }) => {
    const now = clock.now().getTime()
    for (const { daysAgo, kind, outcome, rule, reports, ...more } of decisions) {
      const id = seedId(`${kind} ${daysAgo}`)
      const at = new Date(now - daysAgo * DAY_MS)
      await insertDecision(db, { id, kind, targetId: seedId(id), title: '', authorId: null, outcome, rule, statement: '', evidence: '', reportCount: reports, decidedBy: null, at })
      if (!('appeal' in more)) continue
      await insertAppeal(db, { decisionId: id, text: 'Please look again.', at })
      await saveAnswer(db, { decisionId: id, outcome: more.appeal, answer: '', by: null, at: new Date(at.getTime() + DAY_MS) })
    }
    const [blogId, reporter] = [await findBlogId(db, report.blog), people.get(report.by)]
    if (blogId !== null && reporter !== undefined) await saveReport(db, { kind: 'blog', targetId: blogId, reporterId: reporter.id, reason: report.reason, at: new Date(now - 3 * 3_600_000) })
  })
}
