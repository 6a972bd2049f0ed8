import type { Context } from '#platform/server/context.ts'
import type { NewsletterSection } from '../rules/newsletter.ts'
import { listSentIssues } from './issues.queries.ts'
import { composeIssue, withoutRemoved } from './sections.ts'

const SECTIONS = 3
const ITEMS = 3
const DAYS = 30

/** What readers see of an issue before they subscribe. */
export interface IssueSample {
  /** Null if no issue was sent yet. */
  number: number | null
  sections: NewsletterSection[]
}

/** The beginning of the latest issue; before the first one, of what an issue with the best content of the last month would be. */
export async function sampleIssue(context: Context): Promise<IssueSample | null> {
  const [latest] = await listSentIssues(context.db, 1)
  const { sections } = latest === undefined ? await composeIssue(context, DAYS) : await withoutRemoved(context, latest)
  if (sections.length === 0) return null
  return { number: latest?.number ?? null, sections: sections.slice(0, SECTIONS).map(({ label, items }) => ({ label, items: items.slice(0, ITEMS) })) }
}
