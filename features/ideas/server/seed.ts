import { ideas, type SeedIdea } from '#content/demo/ideas.ts'
import type { DemoPerson, DemoWorld } from '#platform/server/demo-world.ts'
import { openContext, type Context, type Services } from '#platform/server/context.ts'
import { seedDiscussion } from '#features/discussions/server/public.ts'
import { eraseSeeds, saveSeed } from './seed.queries.ts'
import { syncConversation } from './team.ts'

const DAY_MS = 24 * 3600 * 1000

/** Seeds the ideas of the demo world with their members, votes, tasks, decisions and comments. */
export async function seedIdeas(services: Services, { people }: DemoWorld): Promise<void> {
  await eraseSeeds(services.database.db)
  for (const idea of ideas) await openContext(services).inTransaction((context) => seedIdea(context, services, idea, people))
}

async function seedIdea(context: Context, services: Services, idea: SeedIdea, people: Map<string, DemoPerson>): Promise<void> {
  const { db, clock, random } = context
  const idOf = (username: string) => people.get(username)!.id
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  const id = random.uuid()
  const author = typeof idea.author === 'string' ? people.get(idea.author)! : null
  const at = ago(idea.daysAgo)
  const { name, email } = typeof idea.author === 'string' ? { name: '', email: author!.email } : idea.author
  await saveSeed(db, {
    ...idea, id, authorId: author?.id ?? null, name, email, at, touchedAt: ago(idea.quietDays ?? idea.daysAgo),
    memberIds: [...(author === null ? [] : [author.id]), ...idea.members.map(idOf)],
    voterIds: idea.voters.map(idOf),
    tasks: (idea.tasks ?? []).map((task, position) => ({ id: random.uuid(), title: task.title, state: task.state, position, assigneeId: task.assignee === undefined ? null : idOf(task.assignee) })),
    decisions: (idea.decisions ?? []).map((decision, position) => ({ id: random.uuid(), text: decision.text, authorId: idOf(decision.by), at: new Date(at.getTime() + (position + 1) * DAY_MS) })),
  })
  await syncConversation(context, { id, title: idea.title })
  await seedDiscussion(services, { kind: 'idea', subject: id }, { people, comments: idea.comments ?? [], at })
}
