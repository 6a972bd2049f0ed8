import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { codeOf, messageOf } from '#tests/support/graphql-reply.ts'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, publishes, visitor, type Person } from '#tests/support/people.ts'
import { openContext } from '#platform/server/context.ts'
import { confirmBan } from './bans.ts'
import { eraseDecisionTexts } from './decisions.queries.ts'

const services = await openTestServices()
const { pool, clock, mails } = services
let admin: Person
let second: Person
let third: Person

beforeAll(async () => {
  const { root, reva, theo } = await people(services, 'root', 'reva', 'theo')
  admin = await actingAs(services, root, 'admin')
  second = await actingAs(services, reva, 'admin')
  third = await actingAs(services, theo, 'admin')
})

const someone = visitor(services)
const settle = async () => {
  for (let round = 0; round < 3; round++) await services.work()
}
const DECIDE = 'mutation ($id: ID!, $decision: String!, $rule: String, $reason: String!) { decideReport(kind: "blog", targetId: $id, decision: $decision, rule: $rule, reason: $reason) }'
const decides = (by: Person, id: string, decision = 'remove', reason = 'It advertises a course.') => by.asks(DECIDE, { id, decision, rule: 'spam', reason })
const claims = (by: Person, id: string, action = 'claimReport') => by.asks(`mutation ($id: ID!) { ${action}(kind: "blog", targetId: $id) }`, { id })
const appeals = (by: Pick<Person, 'asks'>, id: string, key: string | null = null, text = 'It’s my own course, and it’s free.') => by.asks('mutation ($id: ID!, $key: String, $text: String!) { appealDecision(id: $id, key: $key, text: $text) }', { id, key, text })
const answers = (by: Person, id: string, outcome = 'reversed') => by.asks('mutation ($id: ID!, $outcome: AppealOutcome!) { answerAppeal(id: $id, outcome: $outcome, answer: "We looked again.") }', { id, outcome })
const reads = (by: Pick<Person, 'asks'>, id: string, key: string | null = null) => by.asks('query ($id: ID!, $key: String) { moderationStatement(id: $id, key: $key) { outcome title rule statement evidence evidenceHtml appeal appealOutcome appealAnswer appealProblem } }', { id, key })
const proposes = (by: Person, username: string, id = randomUUID()) => by.asks('mutation ($id: ID!, $username: String!) { proposeBan(id: $id, username: $username, rule: "harassment", statement: "Threatened three people.") }', { id, username })
const confirms = (by: Person, id: string, action = 'confirmBan') => by.asks(`mutation ($id: ID!) { ${action}(id: $id) }`, { id })
const logsIn = async ({ email, password }: Person) => (await services.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password }, remoteAddress: `10.7.7.${Math.floor(Math.random() * 250)}` })).statusCode
const loginRefusal = async ({ email, password }: Person) => (await services.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password }, remoteAddress: `10.7.8.${Math.floor(Math.random() * 250)}` })).json<{ error: string }>()
const decisionOf = async (personId: string) => (await pool.query<{ id: string }>('select id from moderation_decisions where author_id = $1 order by decided_at desc limit 1', [personId])).rows[0]!.id
const keyIn = (text: string) => /\/appeal\/[0-9a-f-]+#([A-Za-z0-9_-]{43})/.exec(text)?.[1] ?? ''
const mailsTo = (person: Person) => mails.filter(({ to }) => to === person.email)
const blogIsPublic = async (slug: string) => (await someone.asks<{ blog: object | null }>('query ($slug: String!) { blog(slug: $slug) { title } }', { slug })).data?.blog !== null

/** A blog of a new author, reported by a new member. */
async function reported(html = '<p>It is the best course.</p>') {
  const { ada, ben } = await people(services, 'ada', 'ben')
  const { _id: id, slug } = await publishes(ada, 'Buy my course', html)
  expect((await ben.asks('mutation ($id: ID!) { reportContent(kind: "blog", id: $id, reason: "An advert.") }', { id })).errors).toBeUndefined()
  return { ada, ben, id, slug }
}

async function removed(html?: string) {
  const one = await reported(html)
  expect((await decides(admin, one.id)).errors).toBeUndefined()
  await settle()
  return { ...one, decisionId: await decisionOf(one.ada.id) }
}

describe('Decisions about reports that can be undone (requirement G-32)', () => {
  const send = (by: Person, id: string, decision: string, comment: string, rule: string | null = null) => by.asks<{ decideApproval: { id: string; title: string } }>(
    'mutation ($id: String!, $decision: ApprovalDecision!, $comment: String!, $rule: String) { decideApproval(kind: "report", itemId: $id, revision: 0, decision: $decision, comment: $comment, rule: $rule) { id title } }',
    { id: `blog:${id}`, decision, comment, rule })
  const isOpen = async (id: string) => (await admin.asks<{ openReports: { targetId: string }[] }>('{ openReports { targetId } }')).data!.openReports.some(({ targetId }) => targetId === id)
  const counted = async () => (await admin.asks<{ waitingWork: { name: string; count: number }[] }>('{ waitingWork { name count } }')).data!.waitingWork.find(({ name }) => name === 'reports')!.count
  const tenSecondsPass = async () => {
    clock.forward(11)
    await services.work()
    await pool.query('update graphile_worker._private_jobs set run_at = now()')
    await settle()
  }

  test('a removal waits ten seconds and can be undone until then; afterwards it is applied with its rule', async () => {
    const { ada, id, slug } = await reported()
    const before = await counted()
    const { data } = await send(admin, id, 'return', 'It advertises a course.', 'spam')
    expect([data!.decideApproval.title, await isOpen(id), await counted(), await blogIsPublic(slug)]).toEqual(['Buy my course', false, before - 1, true])
    expect((await admin.asks('mutation ($id: ID!) { undoApproval(id: $id) }', { id: data!.decideApproval.id })).errors).toBeUndefined()
    await tenSecondsPass()
    expect([await isOpen(id), await counted(), await blogIsPublic(slug)]).toEqual([true, before, true])
    expect((await send(admin, id, 'return', 'It advertises a course.', 'spam')).errors).toBeUndefined()
    await tenSecondsPass()
    expect([await isOpen(id), await blogIsPublic(slug)]).toEqual([false, false])
    expect((await pool.query('select rule, outcome from moderation_decisions where author_id = $1', [ada.id])).rows).toEqual([{ rule: 'spam', outcome: 'removed' }])
  })

  test('a dismissal needs no reason, a removal does; members can’t decide', async () => {
    const { ben, id, slug } = await reported()
    expect(codeOf(await send(ben, id, 'approve', ''))).toBe('NOT_ALLOWED')
    expect(codeOf(await send(admin, id, 'return', '', 'spam'))).toBe('INVALID_INPUT')
    expect((await send(admin, id, 'approve', '')).errors).toBeUndefined()
    await tenSecondsPass()
    expect([await isOpen(id), await blogIsPublic(slug)]).toEqual([false, true])
  })
})

describe('Reports (requirement G-32)', () => {
  test('the reporter reads their own report until it is decided, and reporting again changes it', async () => {
    const { ada, ben, id } = await reported()
    const OWN = 'query ($id: ID!) { ownReport(kind: "blog", id: $id) { rule reason reportedAt } }'
    const own = async (by: Person) => (await by.asks<{ ownReport: { rule: string | null; reason: string; reportedAt: string } | null }>(OWN, { id })).data!.ownReport
    const first = await own(ben)
    expect([first!.rule, first!.reason, await own(ada)]).toEqual([null, 'An advert.', null])
    expect(codeOf(await someone.asks(OWN, { id }))).toBe('NOT_SIGNED_IN')
    clock.forward(60)
    expect((await ben.asks('mutation ($id: ID!) { reportContent(kind: "blog", id: $id, rule: "spam", reason: "Three adverts.") }', { id })).errors).toBeUndefined()
    expect(await own(ben)).toEqual({ rule: 'spam', reason: 'Three adverts.', reportedAt: first!.reportedAt })
    expect((await decides(admin, id, 'dismiss')).errors).toBeUndefined()
    expect(await own(ben)).toBeNull()
  })

  test('the moderator sees a blog as its readers do, with its formulas', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const { _id: id } = await publishes(ada, 'Squares', '<p>The area is <span data-type="inline-math" data-latex="x^2"></span>, <strong>always</strong>.</p><script>alert(1)</script>')
    await ben.asks('mutation ($id: ID!) { reportContent(kind: "blog", id: $id, reason: "Wrong.") }', { id })
    const { openReports } = (await admin.asks('{ openReports { targetId content { text html } } }')).data!
    const { content } = openReports.find(({ targetId }: { targetId: string }) => targetId === id)
    expect(content.html).toMatch(/<strong>always<\/strong>/)
    expect(content.html).toMatch(/<math/)
    expect(content.html).not.toMatch(/script/)
  })

  test('a claim keeps others away for half an hour', async () => {
    const { id } = await reported()
    expect((await claims(admin, id)).errors).toBeUndefined()
    expect((await pool.query("select target_id from audit_log where deed = 'report.claimed'")).rows).toEqual([{ target_id: id }])
    expect(messageOf(await claims(second, id))).toMatch(/^root is working on this\./)
    expect(messageOf(await decides(second, id))).toMatch(/^root is working on this\./)
    const { data } = await second.asks<{ openReports: object[] }>('{ openReports { targetId claimedBy isClaimed } }')
    expect(data!.openReports).toContainEqual({ targetId: id, claimedBy: 'root', isClaimed: false })
    await pool.query("update report_claims set claimed_at = claimed_at - interval '30 minutes'")
    expect((await claims(second, id)).errors).toBeUndefined()
    await claims(second, id, 'releaseReport')
    await claims(second, id, 'releaseReport')
    expect((await pool.query("select target_id from audit_log where deed = 'report.released'")).rows).toEqual([{ target_id: id }])
    expect((await decides(admin, id, 'dismiss')).errors).toBeUndefined()
  })

  test('of two admins at the same moment one decides; the other learns who', async () => {
    const { id } = await reported()
    const replies = await Promise.all([decides(admin, id), decides(second, id, 'dismiss', 'Harmless.')])
    expect(replies.filter(({ errors }) => errors !== undefined).map(messageOf)).toEqual([expect.stringMatching(/^(root|reva) has already decided this\.$/)])
    expect((await pool.query('select from moderation_decisions where target_id = $1', [id])).rowCount).toBe(1)
  })

  test('shows how reliable the reporters are and what was decided about the author before; own content is decided by others', async () => {
    const { ada, ben } = await removed()
    const { _id: id } = await publishes(ada, 'Buy it again')
    await ben.asks('mutation ($id: ID!) { reportContent(kind: "blog", id: $id, reason: "Again.") }', { id })
    const { data } = await admin.asks<{ openReports: { targetId: string }[] }>('{ openReports { targetId earlier reports { by earlier upheld } } }')
    expect(data!.openReports.find(({ targetId }) => targetId === id)).toMatchObject({ earlier: 1, reports: [{ by: ben.username, earlier: 1, upheld: 1 }] })
    const { _id: own } = await publishes(admin, 'By an admin')
    await ben.asks('mutation ($id: ID!) { reportContent(kind: "blog", id: $id, reason: "Hm.") }', { id: own })
    expect(messageOf(await decides(admin, own, 'dismiss'))).toBe('You can’t decide about your own content.')
  })
})

describe('The statement of reasons (requirement G-34)', () => {
  test('says what, which rule, on what evidence and how to appeal, on the site and by email; dismissals are not announced', async () => {
    const { ada, ben, decisionId } = await removed()
    const statement = { outcome: 'removed', title: 'Buy my course', rule: 'Spam or advertising', statement: 'It advertises a course.', appeal: null, appealOutcome: null, appealAnswer: null, appealProblem: null }
    expect((await reads(ada, decisionId)).data!.moderationStatement).toMatchObject(statement)
    const mail = mailsTo(ada).find(({ subject }) => subject === 'We removed your content')!
    for (const part of ['Buy my course', 'Spam or advertising', 'It advertises a course.', '> It is the best course.', 'appeal']) expect(mail.text).toContain(part)
    expect((await reads(someone, decisionId, keyIn(mail.text))).data!.moderationStatement).toMatchObject(statement)
    const notes = await ada.asks<{ notifications: { items: { title: string; path: string }[] } }>('{ notifications { items { title path } } }')
    expect(notes.data!.notifications.items[0]).toEqual({ title: 'Content removed', path: `/appeal/${decisionId}` })
    expect([codeOf(await reads(ben, decisionId)), codeOf(await reads(someone, decisionId)), codeOf(await reads(someone, decisionId, 'x'.repeat(43)))]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
    const harmless = await reported()
    await decides(admin, harmless.id, 'dismiss', 'Harmless.')
    await settle()
    expect(mailsTo(harmless.ada).map(({ subject }) => subject)).toEqual(['Please confirm your email address'])
  })
})

describe('Appeals (requirement G-34)', () => {
  test('the author and the admins read the removed text with its formatting, until the author deletes their account', async () => {
    const { ada, decisionId } = await removed('<p>The <strong>best</strong> course, of <span data-type="inline-math" data-latex="x^2"></span> pages.</p><p>Buy it.</p>')
    await appeals(ada, decisionId)
    const html = expect.stringMatching(/<p>The <strong>best<\/strong> course, of .*<math.*<\/p>\s*<p>Buy it\.<\/p>/s)
    expect((await reads(ada, decisionId)).data!.moderationStatement).toMatchObject({ evidenceHtml: html, evidence: expect.stringContaining('The best course') })
    const { data } = await second.asks<{ openAppeals: object[] }>('{ openAppeals { id evidenceHtml } }')
    expect(data!.openAppeals).toContainEqual({ id: decisionId, evidenceHtml: html })
    await eraseDecisionTexts(openContext(services.services, null).db, ada.id)
    expect((await pool.query('select evidence, evidence_html from moderation_decisions where id = $1', [decisionId])).rows).toEqual([{ evidence: '', evidence_html: '' }])
  })

  test('one appeal, answered by another admin, restores the content', async () => {
    const { ada, slug, decisionId } = await removed()
    expect(await blogIsPublic(slug)).toBe(false)
    const replies = await Promise.all([appeals(ada, decisionId), appeals(ada, decisionId, null, 'Really.')])
    expect(replies.filter(({ errors }) => errors !== undefined).map(messageOf)).toEqual(['You’ve already appealed this decision.'])
    // The appeal that counts, sent again because its answer was lost, is no second one.
    expect((await appeals(ada, decisionId, null, (await reads(ada, decisionId)).data!.moderationStatement.appeal)).errors).toBeUndefined()
    expect(messageOf(await appeals(ada, decisionId, null, 'Please.'))).toBe('You’ve already appealed this decision.')
    expect(messageOf(await answers(admin, decisionId))).toBe('You made this decision. Another admin must answer the appeal.')
    const answered = await Promise.all([answers(second, decisionId), answers(third, decisionId, 'upheld')])
    expect(answered.filter(({ errors }) => errors !== undefined).map(messageOf)).toEqual(['Another admin has already answered this appeal.'])
    const isReversed = answered[0]!.errors === undefined
    expect((await answers(isReversed ? second : third, decisionId, isReversed ? 'reversed' : 'upheld')).errors).toBeUndefined()
    await settle()
    expect(await blogIsPublic(slug)).toBe(isReversed)
    expect((await reads(ada, decisionId)).data!.moderationStatement).toMatchObject({ appealOutcome: isReversed ? 'reversed' : 'upheld', appealAnswer: 'We looked again.' })
    expect(mailsTo(ada).map(({ subject }) => subject)).toContain('Your appeal was answered')
    // By the author, the entry is found and emptied when their account is deleted.
    expect((await pool.query("select from audit_log where deed like 'appeal.%' and details ->> 'author' = $1", [ada.username])).rowCount).toBe(1)
  })

  test('an appeal after half a year, an empty one, and one that does not exist are refused', async () => {
    const { ada, decisionId } = await removed()
    expect(messageOf(await appeals(ada, decisionId, null, ' '))).toBe('Say why the decision is wrong.')
    await pool.query("update moderation_decisions set decided_at = decided_at - interval '181 days' where id = $1", [decisionId])
    expect(messageOf(await appeals(ada, decisionId))).toBe('You could appeal for 180 days. That time is over.')
    expect(codeOf(await answers(second, decisionId))).toBe('NOT_FOUND')
    expect(codeOf(await appeals(ada, randomUUID()))).toBe('NOT_FOUND')
  })

  test('the link in the email expires after half a year, but not while an appeal waits', async () => {
    const { ada, decisionId } = await removed()
    const key = keyIn(mailsTo(ada).find(({ subject }) => subject === 'We removed your content')!.text)
    const ages = (column: string, table: string, name = 'id') => pool.query(`update ${table} set ${column} = ${column} - interval '181 days' where ${name} = $1`, [decisionId])
    await appeals(ada, decisionId)
    await ages('decided_at', 'moderation_decisions')
    expect((await reads(someone, decisionId, key)).errors).toBeUndefined()
    await answers(second, decisionId, 'upheld')
    expect((await reads(someone, decisionId, key)).errors).toBeUndefined()
    await ages('decided_at', 'moderation_appeals', 'decision_id')
    expect(messageOf(await reads(someone, decisionId, key))).toBe('This link has expired.')
    expect((await reads(ada, decisionId)).errors).toBeUndefined()
  })

  test('a removed comment comes back with its text', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const { _id: blogId } = await publishes(ada, 'A good blog')
    const id = randomUUID()
    await pool.query("insert into blog_comments (id, blog_id, author_id, text) values ($1, $2, $3, 'A harsh word.')", [id, blogId, ben.id])
    await ada.asks('mutation ($id: ID!) { reportContent(kind: "comment", id: $id, reason: "Harsh.") }', { id })
    expect((await admin.asks('mutation ($id: ID!) { decideReport(kind: "comment", targetId: $id, decision: "remove", rule: "harassment", reason: "Harsh.") }', { id })).errors).toBeUndefined()
    const textOf = async () => (await pool.query<{ text: string }>('select text from blog_comments where id = $1', [id])).rows[0]!.text
    expect(await textOf()).toBe('-')
    const decisionId = await decisionOf(ben.id)
    await appeals(ben, decisionId)
    expect((await answers(second, decisionId)).errors).toBeUndefined()
    expect(await textOf()).toBe('A harsh word.')
  })
})

describe('A reporter', () => {
  const heard = async (person: Person) =>
    (await person.asks<{ notifications: { items: { title: string; message: string; path: string }[] } }>('{ notifications(first: 50) { items { title message path } } }')).data!.notifications.items.filter(({ title }) => title === 'Report reviewed').map(({ message, path }) => [message, path])

  test('reads the outcome with the title of the content and a link to a page that stays, without names', async () => {
    const first = await reported()
    await decides(admin, first.id)
    const other = await reported()
    await decides(admin, other.id, 'dismiss')
    await settle()
    expect(await heard(first.ben)).toEqual([['Removed: the blog “Buy my course” that you reported. Thanks for your help.', '/code-of-conduct']])
    expect(await heard(other.ben)).toEqual([['Not removed: the blog “Buy my course” that you reported doesn’t break the rules.', expect.stringMatching(/^\/blog\//)]])
    expect(await heard(first.ada)).toEqual([])

    // The titles go with the accounts of their authors.
    for (const { ada } of [first, other]) await eraseDecisionTexts(openContext(services.services, null).db, ada.id)
    expect(await heard(first.ben)).toEqual([['Removed: the blog that you reported. Thanks for your help.', '/code-of-conduct']])
    expect(await heard(other.ben)).toEqual([['Not removed: the blog that you reported doesn’t break the rules.', '/code-of-conduct']])
  })

  test('reads that a comment was removed, not the blog whose title begins with “A”, until the account of its author is deleted', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const { _id: blogId } = await publishes(ada, 'A Gentle Introduction')
    const id = randomUUID()
    await pool.query("insert into blog_comments (id, blog_id, author_id, text) values ($1, $2, $3, 'A harsh word.')", [id, blogId, ben.id])
    await ada.asks('mutation ($id: ID!) { reportContent(kind: "comment", id: $id, reason: "Harsh.") }', { id })
    await admin.asks('mutation ($id: ID!) { decideReport(kind: "comment", targetId: $id, decision: "remove", rule: "harassment", reason: "Harsh.") }', { id })
    await settle()
    expect(await heard(ada)).toEqual([['Removed: the comment on “A Gentle Introduction” that you reported. Thanks for your help.', '/code-of-conduct']])
    await eraseDecisionTexts(openContext(services.services, null).db, ben.id)
    expect(await heard(ada)).toEqual([['Removed: the comment that you reported. Thanks for your help.', '/code-of-conduct']])
  })

  test.each([
    ['article', 'A new model', 'the news article “A new model”'],
    ['blog', 'A course to buy', 'the blog “A course to buy”'],
    ['code-review-comment', 'A comment in a code review', 'the comment in a code review'],
    ['comment', 'A course to buy', 'the comment on “A course to buy”'],
    ['contest', 'A hard hour', 'the contest “A hard hour”'],
    ['course-review', 'Intro to ML', 'the review of the course “Intro to ML”'],
    ['discussion-comment', 'A lesson', 'the comment on “A lesson”'],
    ['event', 'An evening', 'the event “An evening”'],
    ['idea', 'An app', 'the idea “An app”'],
    ['job', 'Engineer, Acme', 'the job “Engineer, Acme”'],
    ['mentor-group', 'A group', 'the mentor group “A group”'],
    ['mentor-group-announcement', 'An announcement in “Vision”', 'the announcement in “Vision”'],
    ['assignment-note', 'A note to a learner about an assignment', 'the note to a learner about an assignment'],
    ['message', 'A message from Tom Abara', 'the message from Tom Abara'],
    ['office-hour', 'An office hour', 'the office hour'],
    ['office-hour-booking', 'The subject of an office hour', 'the subject of an office hour'],
    ['problem', 'Two Sum', 'the problem “Two Sum”'],
    ['problem-list', 'A list', 'the problem list “A list”'],
    ['profile', 'Headline, About Me and picture of Queen of Hearts', 'the profile content of Queen of Hearts'],
    ['series', 'A series', 'the series “A series”'],
    ['solution', 'A solution of Two Sum', 'the solution of Two Sum'],
  ])('the notice about a %s with the title “%s” says %s', (kind, title, named) => {
    expect(services.services.contributions.to('moderation').get(kind)!.named(title)).toBe(named)
  })

  test('names the rule; moderators see it, and the histories of author and reporter', async () => {
    const { ada, ben } = await removed()
    const { _id: id } = await publishes(ada, 'Buy it again')
    const report = (rule: string) => ben.asks('mutation ($id: ID!, $rule: String) { reportContent(kind: "blog", id: $id, rule: $rule, reason: "Again.") }', { id, rule })
    expect(codeOf(await report('boredom'))).toBe('INVALID_INPUT')
    expect((await report('spam')).errors).toBeUndefined()
    const { openReports } = (await admin.asks('{ openReports { targetId authorDecisions { title outcome rule } reports { rule reason earlier upheld } } }')).data!
    expect(openReports.find(({ targetId }: { targetId: string }) => targetId === id)).toMatchObject({
      authorDecisions: [{ title: 'Buy my course', outcome: 'removed', rule: 'Spam or advertising' }],
      reports: [{ rule: 'Spam or advertising', reason: 'Again.', earlier: 1, upheld: 1 }],
    })
    await decides(admin, id, 'dismiss')
  })
})

describe('Who can decide instead', () => {
  test('is named to the admin who may not answer an appeal or confirm a ban; the list is empty with one admin', async () => {
    const { ben, decisionId, ada } = await removed()
    await appeals(ada, decisionId)
    const mine = async (by: Person) => (await by.asks('{ openAppeals { id isOwn isOwnAppeal others path } }')).data!.openAppeals.find(({ id }: { id: string }) => id === decisionId)
    expect(await mine(admin)).toMatchObject({ isOwn: true, others: expect.arrayContaining(['reva', 'theo']), path: null })
    expect(await mine(second)).toMatchObject({ isOwn: false, isOwnAppeal: false, others: [] })
    const id = randomUUID()
    await proposes(admin, ben.username, id)
    const confirmers = async (by: Person) => (await by.asks('{ banConfirmers }')).data!.banConfirmers
    const ban = async (by: Person) => (await by.asks('{ banProposals { id problem others } }')).data!.banProposals.find((one: { id: string }) => one.id === id)
    expect((await ban(admin)).others).toEqual(expect.arrayContaining(['reva', 'theo']))
    expect(await confirmers(admin)).toEqual(expect.arrayContaining(['reva', 'theo']))
    await pool.query("update grants set revoked_at = now() where role = 'admin' and person_id <> $1 and revoked_at is null", [admin.id])
    expect([(await mine(admin)).others, (await ban(admin)).others, await confirmers(admin)]).toEqual([[], [], []])
    await pool.query("update grants set revoked_at = null where role = 'admin' and person_id = any ($1)", [[second.id, third.id]])
    await confirms(second, id, 'withdrawBan')
  })
})

describe('Suspensions and bans (requirement G-33)', () => {
  test('a ban needs two admins; the banned person appeals without logging in, and comes back', async () => {
    const { cat } = await people(services, 'cat')
    const id = randomUUID()
    expect((await proposes(admin, `@${cat.username}`, id)).errors).toBeUndefined()
    expect((await proposes(admin, cat.username, id)).errors).toBeUndefined()
    expect([await logsIn(cat), messageOf(await proposes(second, cat.username))]).toEqual([200, 'A ban of this person is already waiting for confirmation.'])
    expect(messageOf(await confirms(admin, id))).toBe('You proposed this ban. Another admin must confirm it.')
    const confirmed = await Promise.all([confirms(second, id), confirms(third, id)])
    expect(confirmed.filter(({ errors }) => errors !== undefined).map(messageOf)).toEqual(['Another admin has already decided this.'])
    expect((await confirms(confirmed[0]!.errors === undefined ? second : third, id)).errors).toBeUndefined()
    await settle()
    expect([await logsIn(cat), messageOf(await proposes(admin, cat.username))]).toEqual([401, 'This person is already banned.'])
    expect(messageOf(await admin.asks('mutation ($id: ID!) { suspendPerson(personId: $id, suspended: false, reason: "Mercy.") }', { id: cat.id }))).toBe('This person is banned. Only a successful appeal lets them back in.')
    // The password was right: the person reads why, and finds the appeal.
    expect(await loginRefusal(cat)).toMatchObject({ error: expect.stringContaining('Insults or harassment'), link: { to: expect.stringMatching(/^\/appeal\//) } })
    const [mail, ...more] = mailsTo(cat).filter(({ subject }) => subject.includes('account was'))
    expect([mail!.subject, more]).toEqual(['Your account was banned', []])
    // The audit log has one entry for what two admins decided, with both names.
    const logged = async (filter: object) => (await admin.asks('query ($person: String) { auditLog(person: $person) { items { actorName action targetName details } } }', filter)).data!.auditLog.items.filter(({ targetName }: { targetName: string }) => targetName.replace('@', '') === cat.username)
    const [entry, ...others] = await logged({ person: cat.username })
    expect([entry.action, others]).toEqual(['ban.confirmed', []])
    expect(JSON.parse(entry.details)).toMatchObject({ proposedBy: expect.any(String) })
    expect((await logged({ person: admin.username })).map(({ action }: { action: string }) => action)).toEqual(['ban.proposed'])
    const [decisionId, key] = [await decisionOf(cat.id), keyIn(mail!.text)]
    expect((await reads(someone, decisionId, key)).data!.moderationStatement).toMatchObject({ outcome: 'banned', rule: 'Insults or harassment', appealProblem: null })
    expect((await appeals(someone, decisionId, key)).errors).toBeUndefined()
    const confirmer = confirmed[0]!.errors === undefined ? second : third
    expect([messageOf(await answers(admin, decisionId)), messageOf(await answers(confirmer, decisionId))]).toEqual(Array(2).fill('You made this decision. Another admin must answer the appeal.'))
    expect((await answers(confirmer === second ? third : second, decisionId)).errors).toBeUndefined()
    expect(await logsIn(cat)).toBe(200)
  })

  test('nobody bans themself, the last admin or an unknown person; a proposal expires after seven days and can be withdrawn', async () => {
    expect(messageOf(await proposes(admin, admin.username))).toBe('You can’t ban yourself.')
    expect(messageOf(await proposes(admin, 'nobody-at-all'))).toBe('We couldn’t find that person.')
    const { dan, eve } = await people(services, 'dan', 'eve')
    expect(codeOf(await proposes(dan, eve.username))).toBe('NOT_ALLOWED')
    const id = randomUUID()
    await proposes(admin, dan.username, id)
    await pool.query('update ban_proposals set expires_at = $2 where id = $1', [id, clock.now()])
    expect(messageOf(await confirms(second, id))).toBe('This proposal has expired. Propose the ban again.')
    const again = randomUUID()
    expect((await proposes(admin, dan.username, again)).errors).toBeUndefined()
    expect((await confirms(second, again, 'withdrawBan')).errors).toBeUndefined()
    expect((await confirms(second, again, 'withdrawBan')).errors).toBeUndefined()
    expect(messageOf(await confirms(second, again))).toBe('Another admin has already decided this.')
  })

  test('the last admin stays: a ban of them is refused when it is confirmed', async () => {
    const { fay } = await people(services, 'fay')
    const last = await actingAs(services, fay, 'admin')
    const id = randomUUID()
    await proposes(admin, last.username, id)
    const others = [admin.id, second.id, third.id]
    await pool.query("update grants set revoked_at = now() where role = 'admin' and person_id = any ($1)", [others])
    // An admin whose role ends while their request runs.
    const viewer = { id: second.id, username: second.username, name: 'reva', sessionId: '', activeRole: 'admin', grantedRoles: ['admin'], rights: ['people.ban' as never, 'grants.change' as never], emailVerified: true, provenAt: clock.now(), timeZone: 'UTC', accessToken: null } as const
    await expect(confirmBan(openContext(services.services, viewer), id)).rejects.toThrow('This is the last admin. Make another member an admin first.')
    expect(await logsIn(last)).toBe(200)
    await pool.query("update grants set revoked_at = null where role = 'admin' and person_id = any ($1)", [others])
  })

  test('a suspension has a statement and an appeal as well', async () => {
    const { gus } = await people(services, 'gus')
    expect((await admin.asks('mutation ($id: ID!) { suspendPerson(personId: $id, suspended: true, reason: "Spammed the chat.") }', { id: gus.id })).errors).toBeUndefined()
    await settle()
    await settle()
    const mail = mailsTo(gus).find(({ subject }) => subject === 'Your account was suspended')!
    expect(mail.text).toContain('Spammed the chat.')
    const decisionId = await decisionOf(gus.id)
    expect((await appeals(someone, decisionId, keyIn(mail.text))).errors).toBeUndefined()
    expect(messageOf(await answers(admin, decisionId))).toBe('You made this decision. Another admin must answer the appeal.')
    expect((await answers(second, decisionId)).errors).toBeUndefined()
    expect(await logsIn(gus)).toBe(200)
  })
})

describe('A suspended person who logs in', () => {
  const answer = async ({ email }: Person, password: string) => {
    const response = await services.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password }, remoteAddress: `10.7.8.${Math.floor(Math.random() * 250)}` })
    return { status: response.statusCode, link: null, ...response.json<{ error: string; code: string; link?: { to: string; label: string } }>() }
  }

  test('reads until when and by which rule, with the link to appeal, but only after the right password', async () => {
    const { ned } = await people(services, 'ned')
    expect((await admin.asks('mutation ($id: ID!) { suspendPerson(personId: $id, suspended: true, days: 7, rule: "spam", reason: "Three adverts.") }', { id: ned.id })).errors).toBeUndefined()
    await settle()
    const { error, code, status, link } = await answer(ned, ned.password)
    expect([status, code]).toEqual([401, 'NOT_SIGNED_IN'])
    expect(error).toMatch(/^Your account is suspended until [A-Z][a-z]+ \d+, \d{4} at \d+:\d\d\s[AP]M\. Rule: Spam or advertising\. We emailed you the reason and how to appeal\.$/)
    expect(link?.label).toBe('Read the reason or appeal')
    const [id, key] = /^\/appeal\/([0-9a-f-]+)#(.+)$/.exec(link!.to)!.slice(1)
    expect((await reads(someone, id!, key!)).data!.moderationStatement).toMatchObject({ outcome: 'suspended', statement: 'Three adverts.', appealProblem: null })
    expect(await answer(ned, 'not the right password')).toMatchObject({ status: 401, error: 'Wrong email or password.', link: null })
  })

  test('without a decision reads only that the account is suspended', async () => {
    const { oda } = await people(services, 'oda')
    await pool.query('update people set suspended_at = now() where id = $1', [oda.id])
    expect(await answer(oda, oda.password)).toMatchObject({ status: 401, error: 'Your account is suspended.', link: null })
  })
})

describe('An appeal against an earlier suspension', () => {
  test('does not end a later one', async () => {
    const { hal } = await people(services, 'hal')
    const suspends = async (suspended: boolean, reason: string) => {
      expect((await admin.asks('mutation ($id: ID!, $suspended: Boolean!, $reason: String!) { suspendPerson(personId: $id, suspended: $suspended, reason: $reason) }', { id: hal.id, suspended, reason })).errors).toBeUndefined()
      await settle()
      clock.forward(60)
    }
    await suspends(true, 'Spammed the chat.')
    const decisionId = await decisionOf(hal.id)
    const key = keyIn(mailsTo(hal).find(({ subject }) => subject === 'Your account was suspended')!.text)
    expect((await appeals(someone, decisionId, key)).errors).toBeUndefined()
    await suspends(false, 'Enough.')
    await suspends(true, 'Threatened three people.')
    expect((await answers(second, decisionId)).errors).toBeUndefined()
    expect(await logsIn(hal)).toBe(401)
  })
})

describe('A suspension', () => {
  test('names the rule that was broken; the end of a duplicate account is no decision', async () => {
    const { ida, jan, kim } = await people(services, 'ida', 'jan', 'kim')
    const suspend = 'mutation ($id: ID!, $rule: String) { suspendPerson(personId: $id, suspended: true, rule: $rule, reason: "Three adverts.") }'
    expect(codeOf(await admin.asks(suspend, { id: ida.id, rule: 'boredom' }))).toBe('INVALID_INPUT')
    expect((await admin.asks(suspend, { id: ida.id, rule: 'spam' })).errors).toBeUndefined()
    expect((await admin.asks('mutation ($id: ID!, $into: String!) { mergeAccounts(personId: $id, into: $into, reason: "The same person.") }', { id: jan.id, into: kim.username })).errors).toBeUndefined()
    await settle()
    const { rows } = await pool.query('select author_id, rule, statement from moderation_decisions where author_id = any ($1)', [[ida.id, jan.id]])
    expect(rows).toEqual([{ author_id: ida.id, rule: 'spam', statement: 'Three adverts.' }])
    expect(mailsTo(jan).map(({ subject }) => subject)).not.toContain('Your account was suspended')
  })
})

describe('The public log (requirement G-35)', () => {
  test('has kinds, rules and outcomes, but no names, texts or times', async () => {
    const { ada, decisionId } = await removed()
    const reply = await someone.asks<{ moderationLog: { items: { id: string }[]; counts: { rule: string | null; outcome: string; count: number }[] } }>(
      '{ moderationLog { next counts { rule outcome count appealed reversed } items { id day kind rule outcome appealOutcome } } }',
    )
    const { items, counts } = reply.data!.moderationLog
    expect(items.find(({ id }) => id === decisionId)).toEqual({ id: decisionId, day: clock.now().toISOString().slice(0, 10), kind: 'blog', rule: 'Spam or advertising', outcome: 'removed', appealOutcome: null })
    expect(counts.find(({ rule, outcome }) => rule === 'Spam or advertising' && outcome === 'removed')!.count).toBeGreaterThan(0)
    const text = JSON.stringify(reply.data)
    for (const secret of [ada.username, admin.username, 'Buy my course', ada.id]) expect(text).not.toContain(secret)
  })

  test('does not lead the author to the reason of a dismissal, which is for moderators', async () => {
    const { ada, id } = await reported()
    await decides(admin, id, 'dismiss', 'The reporter holds a grudge.')
    expect(codeOf(await reads(ada, await decisionOf(ada.id)))).toBe('NOT_FOUND')
  })
})
