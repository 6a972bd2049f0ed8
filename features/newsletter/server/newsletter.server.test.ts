import { describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { codeOf, type GraphqlReply } from '#tests/support/graphql-reply.ts'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, publishes, visitor } from '#tests/support/people.ts'
import { outlookOfNextIssue, prepareIssue, sendDueIssues } from './send-issue.ts'
import { emailOfPerson, markBounced } from './subscribers.queries.ts'

const services = await openTestServices()
const someone = visitor(services)
let networks = 0

/** Subscribes from a network of its own. */
async function subscribes(email: string, more: object = {}) {
  const response = await services.app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: `10.77.${Math.floor(networks / 250)}.${(networks += 1) % 250}`,
    payload: { query: 'mutation ($email: String!, $timeZone: String, $website: String) { subscribeToNewsletter(email: $email, timeZone: $timeZone, website: $website) }', variables: { email, ...more } },
  })
  return response.json<GraphqlReply<object>>()
}
const emailsTo = (address: string) => services.mails.filter(({ to }) => to === address)
const secretFor = (address: string) => /#([\w-]{43})/.exec(emailsTo(address).at(-1)!.text)![1]!
const CONFIRM = 'mutation ($secret: String!) { confirmNewsletter(secret: $secret) }'

async function confirmed(email: string, timeZone = 'UTC'): Promise<string> {
  await subscribes(email, { timeZone })
  await services.work()
  await someone.asks(CONFIRM, { secret: secretFor(email) })
  return (await services.pool.query<{ token: string }>('select token from newsletter_subscribers where email = $1', [email])).rows[0]!.token
}
const stateOf = async (email: string) => (await services.pool.query<{ state: string }>('select state from newsletter_subscribers where email = $1', [email])).rows[0]?.state

/** A context at a moment, as the worker would have it. */
const contextAt = (at: string) => openContext({ ...services.services, clock: { now: () => new Date(at) } })

test('An incomplete link of an email does not ask somebody to subscribe again who wants to unsubscribe', async () => {
  for (const field of ['unsubscribeFromNewsletter', 'changeNewsletter']) {
    const more = field === 'changeNewsletter' ? ', timeZone: "UTC"' : ''
    expect((await someone.asks(`mutation { ${field}(secret: "cut"${more}) }`)).errors![0]!.message).toBe('This link doesn’t belong to a subscription.')
  }
  expect((await someone.asks('{ newsletterSubscription(secret: "cut") { email } }')).errors![0]!.message).toBe('This link doesn’t belong to a subscription.')
})

test('Readers see the beginning of an issue before there is one, made of what is public', async () => {
  const { ada } = await people(services, 'ada')
  await publishes(ada, 'A blog for the sample')
  const { data } = await someone.asks('{ newsletterSample { number sections { label items { title } } } }')
  expect(data.newsletterSample.number).toBeNull()
  expect(data.newsletterSample.sections.flatMap(({ items }: { items: { title: string }[] }) => items.map((item) => item.title))).toContain('A blog for the sample')
})

describe('Subscribing (requirements W-1, W-5, W-8)', () => {
  test('needs a confirmation; the link works for 48 hours, until the subscription ends', async () => {
    await subscribes('one@people.test')
    await services.work()
    expect(await stateOf('one@people.test')).toBe('pending')
    const secret = secretFor('one@people.test')
    expect((await someone.asks(CONFIRM, { secret })).errors).toBeUndefined()
    expect(await stateOf('one@people.test')).toBe('active')
    // Opening the link again has the same result; after the subscription ends, the link no longer works.
    expect((await someone.asks(CONFIRM, { secret })).errors).toBeUndefined()
    const { rows } = await services.pool.query<{ token: string }>('select token from newsletter_subscribers where email = $1', ['one@people.test'])
    await someone.asks('mutation ($secret: String!) { unsubscribeFromNewsletter(secret: $secret) }', { secret: rows[0]!.token })
    expect(codeOf(await someone.asks(CONFIRM, { secret }))).toBe('NOT_FOUND')
    expect(await stateOf('one@people.test')).toBe('unsubscribed')
    await subscribes('late@people.test')
    await services.work()
    await services.pool.query("update newsletter_subscribers set confirm_until = now() - interval '1 second' where email = 'late@people.test'")
    expect(codeOf(await someone.asks(CONFIRM, { secret: secretFor('late@people.test') }))).toBe('NOT_FOUND')
  })

  test('a member sees whether their own verified address is subscribed, and can end it; visitors and others learn nothing', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const own = async (person: typeof ada) => (await person.asks<{ isNewsletterSubscriber: boolean }>('{ isNewsletterSubscriber }')).data!.isNewsletterSubscriber
    const email = await emailOfPerson(services.services.database.db, ada.id)
    await services.pool.query('update logins set email_verified_at = now() where person_id = $1', [ada.id])
    expect(await own(ada)).toBe(false)
    await confirmed(email)
    expect([await own(ada), await own(ben)]).toEqual([true, false])
    expect(codeOf(await someone.asks('{ isNewsletterSubscriber }'))).toBe('NOT_SIGNED_IN')
    expect(codeOf(await someone.asks('mutation { endOwnNewsletter }'))).toBe('NOT_SIGNED_IN')
    await ben.asks('mutation { endOwnNewsletter }')
    expect(await stateOf(email)).toBe('active')
    await services.pool.query('update logins set email_verified_at = null where person_id = $1', [ada.id])
    expect(await own(ada)).toBe(false)
    await ada.asks('mutation { endOwnNewsletter }')
    expect(await stateOf(email)).toBe('active')
    await services.pool.query('update logins set email_verified_at = now() where person_id = $1', [ada.id])
    for (let n = 0; n < 2; n++) expect((await ada.asks('mutation { endOwnNewsletter }')).errors).toBeUndefined()
    expect([await own(ada), await stateOf(email)]).toEqual([false, 'unsubscribed'])
  })

  test('answers alike for known and unknown addresses, and ignores bots and repeated requests', async () => {
    await confirmed('known@people.test')
    expect(await subscribes('known@people.test')).toEqual(await subscribes('unknown@people.test'))
    await subscribes('bot@people.test', { website: 'https://spam.test' })
    for (let n = 0; n < 6; n++) await subscribes('often@people.test')
    await services.work()
    expect([emailsTo('bot@people.test').length, emailsTo('often@people.test').length]).toEqual([0, 3])
    expect(emailsTo('unknown@people.test')[0]!.text).toMatch(/^Someone, hopefully you, asked .*Confirm your subscription: http/s)
    expect(emailsTo('known@people.test').at(-1)!.text).toMatch(/nothing to do/)
    expect(emailsTo('known@people.test').at(-1)!.text).not.toContain('http')
    expect(codeOf(await subscribes('not an address'))).toBe('INVALID_INPUT')
  })

  test('a member who gives their own verified address needs no confirmation, unless it bounced', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    const SUBSCRIBE = 'mutation ($email: String!) { subscribeToNewsletter(email: $email) }'
    const asks = async (email: string) => (await ada.asks(SUBSCRIBE, { email })).data.subscribeToNewsletter
    const own = await emailOfPerson(services.services.database.db, ada.id)
    const other = await emailOfPerson(services.services.database.db, bo.id)
    await services.work()
    const count = emailsTo(own).length
    await services.pool.query('update logins set email_verified_at = null where person_id = $1', [ada.id])
    expect([await asks(own), await stateOf(own)]).toEqual([true, 'pending'])
    await services.pool.query('update logins set email_verified_at = now() where person_id in ($1, $2)', [ada.id, bo.id])
    expect([await asks(own.toUpperCase()), await stateOf(own)]).toEqual([false, 'active'])
    expect([await asks(other), await stateOf(other)]).toEqual([true, 'pending'])
    await services.work()
    expect(emailsTo(own)).toHaveLength(count + 1)
    await markBounced(services.services.database.db, { email: own, reason: '', at: new Date() })
    expect([await asks(own), await stateOf(own)]).toEqual([true, 'bounced'])
    // Other tests count bounces, and the requests of this network.
    await services.pool.query('delete from newsletter_subscribers where email = $1', [own])
    await services.pool.query('delete from throttle_windows')
  })

  test('says when a network may ask again that asked too often', async () => {
    const ask = (n: number) => someone.asks('mutation ($email: String!) { subscribeToNewsletter(email: $email) }', { email: `network-${n}@people.test` })
    for (let n = 0; n < 5; n++) expect((await ask(n)).errors).toBeUndefined()
    expect((await ask(5)).errors![0]!.message).toMatch(/^Too many people on your network subscribed just now\. Try again in \d+ minutes\.$/)
  })

  test('ends with one press on the page or one POST of an email program, never with a GET; coming back needs a new confirmation', async () => {
    const token = await confirmed('leaving@people.test')
    const path = `/api/newsletter/unsubscribe?secret=${token}`
    expect((await services.app.inject({ url: path })).statusCode).toBe(303)
    expect(await stateOf('leaving@people.test')).toBe('active')
    expect((await services.app.inject({ method: 'POST', url: path, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'List-Unsubscribe=One-Click' })).statusCode).toBe(200)
    expect(await stateOf('leaving@people.test')).toBe('unsubscribed')
    await subscribes('leaving@people.test')
    await services.work()
    expect(await stateOf('leaving@people.test')).toBe('unsubscribed')
    await someone.asks(CONFIRM, { secret: secretFor('leaving@people.test') })
    expect(await stateOf('leaving@people.test')).toBe('active')
    expect(codeOf(await someone.asks('mutation { unsubscribeFromNewsletter(secret: "x") }'))).toBe('INVALID_INPUT')
    expect(codeOf(await someone.asks(`mutation { unsubscribeFromNewsletter(secret: "${'a'.repeat(43)}") }`))).toBe('NOT_FOUND')
  })

  test('bounces are reported with the token alone', async () => {
    await confirmed('gone@people.test')
    const report = (token: string) => services.app.inject({ method: 'POST', url: '/api/newsletter/bounces', headers: { 'x-bounce-token': token }, payload: { email: 'Gone@people.test', reason: '550 5.1.1\n  No such user' } })
    expect((await report('wrong')).statusCode).toBe(404)
    expect(await stateOf('gone@people.test')).toBe('active')
    expect((await report('a token for tests')).statusCode).toBe(200)
    expect(await stateOf('gone@people.test')).toBe('bounced')
    const { root } = await people(services, 'root')
    const { data } = await (await actingAs(services, root, 'admin')).asks('{ operations { mail { bounced bounces { address reason } } } }')
    expect(data).toEqual({ operations: { mail: { bounced: 1, bounces: [{ address: 'g…@people.test', reason: '550 5.1.1 No such user' }] } } })
    await markBounced(services.services.database.db, { email: 'nobody@people.test', reason: '', at: new Date() })
    await subscribes('never@people.test')
    await markBounced(services.services.database.db, { email: 'never@people.test', reason: '', at: new Date() })
    await services.work()
    expect(await stateOf('never@people.test')).toBe('bounced')
    expect(codeOf(await someone.asks(CONFIRM, { secret: secretFor('never@people.test') }))).toBe('NOT_FOUND')
  })
})

describe('An issue (requirements W-2 to W-4, W-6)', () => {
  test('is composed of the week’s content, sent on Friday at nine in each time zone, once to each, also when runs repeat or overlap', async () => {
    const { ada, root } = await people(services, 'ada', 'root')
    const admin = await actingAs(services, root, 'admin')
    await publishes(ada, 'Why <b>attention</b> works & when', '<p>A post about attention, with enough words to read.</p>')
    await services.pool.query("update blogs set published_at = '2027-03-10T10:00:00Z'")
    const berlin = await confirmed('berlin@people.test', 'Europe/Berlin')
    await confirmed('los-angeles@people.test', 'America/Los_Angeles')
    const before = services.mails.length
    const sent = (address: string) => services.mails.slice(before).filter(({ to, headers }) => to === address && headers?.['List-Id'] !== undefined)

    const outlook = await outlookOfNextIssue(contextAt('2027-03-11T05:00:00Z'))
    const issue = (await prepareIssue(contextAt('2027-03-11T06:00:00Z')))!
    expect(issue.friday).toBe('2027-03-12')
    expect(outlook).toEqual({ friday: '2027-03-12', sections: issue.sections })
    expect(await outlookOfNextIssue(contextAt('2027-03-11T07:00:00Z'))).toBeNull()
    await admin.asks('mutation ($number: Int!) { saveNewsletterIntro(number: $number, intro: "Hello <everyone>.") }', { number: issue.number })
    await sendDueIssues(contextAt('2027-03-12T07:59:00Z'))
    await services.work()
    expect([sent('berlin@people.test').length, sent('los-angeles@people.test').length]).toEqual([0, 0])

    for (let n = 0; n < 2; n++) await Promise.all([0, 1, 2].map(() => sendDueIssues(contextAt('2027-03-12T08:00:00Z'))))
    for (let n = 0; n < 3; n++) await services.work()
    expect([sent('berlin@people.test').length, sent('los-angeles@people.test').length]).toEqual([1, 0])
    await sendDueIssues(contextAt('2027-03-12T17:00:00Z'))
    for (let n = 0; n < 3; n++) await services.work()
    expect([sent('berlin@people.test').length, sent('los-angeles@people.test').length]).toEqual([1, 1])

    const [email] = sent('berlin@people.test')
    expect(email!.subject).toMatch(/^Cloggle weekly #\d+: Why <b>attention<\/b> works & when$/)
    expect(email!.html).toContain('Hello &lt;everyone&gt;.')
    expect(email!.html).not.toContain('<b>attention')
    expect(email!.html!.length).toBeLessThan(102_000)
    expect(email!.text).toContain('/newsletter/preferences#' + berlin)
    expect(email!.headers).toMatchObject({ 'List-Unsubscribe': `<http://cloggle.test/api/newsletter/unsubscribe?secret=${berlin}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })

    const stateAt = async (at: string) => {
      await sendDueIssues(contextAt(at))
      return (await services.pool.query<{ state: string }>('select state from newsletter_issues where number = $1', [issue.number])).rows[0]!.state
    }
    expect(await stateAt('2027-03-14T11:55:00Z')).toBe('sending')
    expect(await stateAt('2027-03-14T12:05:00Z')).toBe('sent')
    expect(codeOf(await admin.asks('mutation ($n: Int!) { cancelNewsletter(number: $n) }', { n: issue.number }))).toBe('OUTDATED_EDIT')

    const archive = await someone.asks<{ newsletterIssue: { subject: string } | null }>('query ($n: Int!) { newsletterIssue(number: $n) { subject } }', { n: issue.number })
    expect(archive.data!.newsletterIssue!.subject).toBe(email!.subject)
    expect(JSON.stringify(archive)).not.toContain(berlin)
    expect((await services.app.inject({ url: '/feeds/newsletter.atom' })).body).toContain(`/newsletter/${issue.number}`)
    expect(codeOf(await someone.asks('query ($n: Int!) { newsletterIssue(number: $n) { state } }', { n: issue.number }))).toBe('NOT_SIGNED_IN')
  })

  test('is not made for a week without content, and a cancelled one is neither sent nor shown', async () => {
    expect(await outlookOfNextIssue(contextAt('2030-05-02T06:00:00Z'))).toEqual({ friday: '2030-05-03', sections: [] })
    expect(await prepareIssue(contextAt('2030-05-02T06:00:00Z'))).toBeNull()
    const { root } = await people(services, 'root')
    const admin = await actingAs(services, root, 'admin')
    const { ada } = await people(services, 'ada')
    await publishes(ada, 'Another post', '<p>With some words.</p>')
    await services.pool.query("update blogs set published_at = '2028-01-05T10:00:00Z' where title = 'Another post'")
    const issue = (await prepareIssue(contextAt('2028-01-06T06:00:00Z')))!
    const test = await admin.asks('mutation ($n: Int!) { sendNewsletterTest(number: $n) }', { n: issue.number })
    expect(test.errors).toBeUndefined()
    const INTRO = 'mutation ($n: Int!, $intro: String!) { saveNewsletterIntro(number: $n, intro: $intro) }'
    expect((await admin.asks(INTRO, { n: issue.number, intro: 'Hello' })).errors).toBeUndefined()
    await admin.asks('mutation ($n: Int!) { cancelNewsletter(number: $n) }', { n: issue.number })
    expect(codeOf(await admin.asks(INTRO, { n: issue.number, intro: 'Too late' }))).toBe('OUTDATED_EDIT')
    const audit = await admin.asks<{ auditLog: { items: { action: string; targetName: string }[] } }>('{ auditLog { items { action targetName } } }')
    const targetName = `Cloggle weekly #${issue.number}: Another post`
    expect(audit.data!.auditLog.items.slice(0, 3)).toEqual(['newsletter.cancelled', 'newsletter.introduced', 'newsletter.tested'].map((action) => ({ action, targetName })))
    const before = services.mails.length
    await sendDueIssues(contextAt('2028-01-07T20:00:00Z'))
    for (let n = 0; n < 3; n++) await services.work()
    expect(services.mails.slice(before).filter(({ headers }) => headers?.['List-Id'] !== undefined)).toEqual([])
    expect((await someone.asks<{ newsletterIssue: object | null }>('query ($n: Int!) { newsletterIssue(number: $n) { subject } }', { n: issue.number })).data!.newsletterIssue).toBeNull()
    expect(codeOf(await admin.asks('mutation ($n: Int!) { cancelNewsletter(number: $n) }', { n: issue.number }))).toBe('OUTDATED_EDIT')
  })

  test('a canceled issue is sent after all when that is taken back in time', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const admin = await actingAs(services, ada, 'admin')
    const post = await publishes(ben, 'Sent after all')
    await services.pool.query("update blogs set published_at = '2033-01-05T10:00:00Z' where id = $1", [post._id])
    await confirmed('after-all@people.test')
    const issue = (await prepareIssue(contextAt('2033-01-06T06:00:00Z')))!
    const n = issue.number
    await admin.asks('mutation ($n: Int!) { cancelNewsletter(number: $n) }', { n })
    expect((await admin.asks('mutation ($n: Int!) { reopenNewsletter(number: $n) }', { n })).errors).toBeUndefined()
    expect(codeOf(await admin.asks('mutation ($n: Int!) { reopenNewsletter(number: $n) }', { n }))).toBe('OUTDATED_EDIT')
    const { rows } = await services.pool.query('select state, sent_at from newsletter_issues where number = $1', [n])
    expect(rows).toEqual([{ state: 'draft', sent_at: null }])
    await sendDueIssues(contextAt('2033-01-07T09:00:00Z'))
    for (let round = 0; round < 3; round++) await services.work()
    expect(services.mails.filter(({ to, text }) => to === 'after-all@people.test' && text.includes('Sent after all'))).toHaveLength(1)
    // One that was being sent goes on.
    await admin.asks('mutation ($n: Int!) { cancelNewsletter(number: $n) }', { n })
    expect((await admin.asks('mutation ($n: Int!) { reopenNewsletter(number: $n) }', { n })).errors).toBeUndefined()
    expect((await services.pool.query('select state from newsletter_issues where number = $1', [n])).rows).toEqual([{ state: 'sending' }])
    await services.pool.query("update newsletter_issues set state = 'cancelled', friday = '2020-01-03' where number = $1", [n])
    expect(codeOf(await admin.asks('mutation ($n: Int!) { reopenNewsletter(number: $n) }', { n }))).toBe('NOT_ALLOWED')
  })

  test('an editor removes an item from a draft, and composing it again does not bring it back', async () => {
    // An author has one blog in an issue.
    const { ada, ben, cat } = await people(services, 'ada', 'ben', 'cat')
    const admin = await actingAs(services, ada, 'admin')
    const [kept, removed] = [await publishes(ben, 'Kept in the issue'), await publishes(cat, 'Removed from the issue')]
    const titles = (issue: { sections: { items: { title: string }[] }[] } | null) => issue!.sections.flatMap(({ items }) => items.map(({ title }) => title))
    // After 09:00 on Friday in the first time zone it is the issue of the week after.
    const prepares = () => prepareIssue(contextAt('2032-04-02T21:46:00Z'))
    await services.pool.query("update blogs set published_at = '2032-04-02T10:00:00Z' where id = any ($1)", [[kept._id, removed._id]])
    const issue = (await prepares())!
    expect(issue.friday).toBe('2032-04-09')
    const item = issue.sections.flatMap(({ items }) => items).find(({ title }) => title === 'Removed from the issue')!
    const removes = () => admin.asks('mutation ($n: Int!, $path: String!) { removeNewsletterItem(number: $n, path: $path) }', { n: issue.number, path: item.path })
    expect((await removes()).errors).toBeUndefined()
    const removedNow = await admin.asks<{ newsletterDrafts: { issue: { number: number; removed: { title: string }[] } }[] }>('{ newsletterDrafts { issue { number removed { title } } } }')
    expect(removedNow.data!.newsletterDrafts.find((draft) => draft.issue.number === issue.number)!.issue.removed).toEqual([{ title: 'Removed from the issue' }])
    expect(titles(await prepares())).toContain('Kept in the issue')
    expect(titles(await prepares())).not.toContain('Removed from the issue')
    const putsBack = () => admin.asks('mutation ($n: Int!, $path: String!) { putBackNewsletterItem(number: $n, path: $path) }', { n: issue.number, path: item.path })
    expect((await putsBack()).errors).toBeUndefined()
    const drafts = await admin.asks<{ newsletterDrafts: { issue: { number: number; sections: { items: { title: string }[] }[] } }[] }>('{ newsletterDrafts { issue { number sections { items { title } } } } }')
    expect(titles(drafts.data!.newsletterDrafts.find((draft) => draft.issue.number === issue.number)!.issue)).toEqual(titles(issue))
    expect((await removes()).errors).toBeUndefined()
    await admin.asks('mutation ($n: Int!) { cancelNewsletter(number: $n) }', { n: issue.number })
    expect(codeOf(await removes())).toBe('OUTDATED_EDIT')
    expect(codeOf(await putsBack())).toBe('OUTDATED_EDIT')
  })

  test('two editors write an introduction: the second one is refused, and sees that there is another', async () => {
    const { ada, ben, root } = await people(services, 'ada', 'ben', 'root')
    const [one, other] = [await actingAs(services, ada, 'admin'), await actingAs(services, root, 'admin')]
    const post = await publishes(ben, 'With two editors')
    await services.pool.query("update blogs set published_at = '2034-01-05T10:00:00Z' where id = $1", [post._id])
    const { number: n } = (await prepareIssue(contextAt('2034-01-05T11:00:00Z')))!
    const saves = async (editor: typeof one, before: string | null, intro: string) =>
      (await editor.asks('mutation ($n: Int!, $intro: String!, $before: String) { saveNewsletterIntro(number: $n, intro: $intro, before: $before) }', { n, intro, before })).errors?.[0]?.message ?? null
    expect(await saves(other, '', 'Written by the other')).toBeNull()
    expect(await saves(one, '', 'Mine')).toBe('Another admin changed the introduction after you opened it.')
    expect((await services.pool.query('select intro from newsletter_issues where number = $1', [n])).rows).toEqual([{ intro: 'Written by the other' }])
    expect(await saves(one, 'Written by the other', 'Mine')).toBeNull()
    // Sent twice, such as after a lost answer.
    expect(await saves(one, 'Written by the other', 'Mine')).toBeNull()
    expect(await saves(one, null, 'Of a program')).toBeNull()
  })

  test('is not sent when nothing is left in it, and is not in the archive then', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const post = await publishes(ben, 'The only post')
    await services.pool.query("update blogs set published_at = '2035-01-03T10:00:00Z' where id = $1", [post._id])
    await confirmed('nothing@people.test')
    const { number } = (await prepareIssue(contextAt('2035-01-04T06:00:00Z')))!
    const admin = await actingAs(services, ada, 'admin')
    await ben.asks('mutation ($id: ID!) { unpublishBlog(id: $id) }', { id: post._id })
    const drafts = await admin.asks<{ newsletterDrafts: { issue: { number: number; sections: object[] } }[] }>('{ newsletterDrafts { issue { number sections { label } } } }')
    expect(drafts.data!.newsletterDrafts.find(({ issue }) => issue.number === number)!.issue.sections).toEqual([])
    const stateAt = async (at: string) => {
      await sendDueIssues(contextAt(at))
      for (let n = 0; n < 3; n++) await services.work()
      return (await services.pool.query<{ state: string }>('select state from newsletter_issues where number = $1', [number])).rows[0]!.state
    }
    expect(await stateAt('2035-01-05T09:00:00Z')).toBe('draft')
    expect(await stateAt('2035-01-07T13:00:00Z')).toBe('cancelled')
    expect(emailsTo('nothing@people.test').filter(({ headers }) => headers?.['List-Id'] !== undefined)).toEqual([])
  })

  test('leaves out what was removed after it was composed, in emails and in the archive', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const gone = await publishes(ada, 'Gone by Friday', '<p>With some words.</p>')
    await publishes(ben, 'Here on Friday', '<p>With some words.</p>')
    await services.pool.query("update blogs set published_at = '2031-03-05T10:00:00Z' where title like '% Friday'")
    await confirmed('friday@people.test')
    const issue = (await prepareIssue(contextAt('2031-03-06T06:00:00Z')))!
    expect(JSON.stringify(issue.sections)).toContain('Gone by Friday')
    await ada.asks('mutation ($id: ID!) { unpublishBlog(id: $id) }', { id: gone._id })
    await sendDueIssues(contextAt('2031-03-07T09:00:00Z'))
    for (let n = 0; n < 3; n++) await services.work()
    const text = services.mails.find(({ to, text }) => to === 'friday@people.test' && text.includes('Here on Friday'))!.text
    const archive = await someone.asks('{ newsletterArchive { subject } }')
    for (const list of [JSON.stringify(archive), (await services.app.inject({ url: '/feeds/newsletter.atom' })).body]) expect([list.includes('Here on Friday'), list.includes('Gone by Friday')]).toEqual([true, false])
    const page = await someone.asks('query ($n: Int!) { newsletterIssue(number: $n) { sections { items { title } } } }', { n: issue.number })
    for (const shown of [text, JSON.stringify(page)]) expect([shown.includes('Here on Friday'), shown.includes('Gone by Friday')]).toEqual([true, false])
  })

  test('has a section for the skills and followed topics of members with a verified address, and for nobody else (requirement W-9)', async () => {
    const { mia, noa } = await people(services, 'mia', 'noa')
    await services.pool.query("insert into interests (person_id, topic, chosen_at) values ($1, 'gradient-boosting', now())", [noa.id])
    const skills = ['Gradient boosting', 'Kubernetes']
    for (const [position, label] of skills.entries()) await services.pool.query('insert into tech_stack (person_id, label, position) values ($1, $2, $3)', [mia.id, label, position])
    const writers = Object.values(await people(services, 'w1', 'w2', 'w3', 'w4', 'w5', 'w6'))
    for (const [number, writer] of writers.entries()) await publishes(writer, number === 5 ? 'Gradient boosting by hand' : `Post ${number} of the week`, '<p>With some words.</p>')
    await services.pool.query("update blogs set published_at = '2029-03-07T10:00:00Z', trend = case when title like 'Gradient%' then 1 else 5 end where title like 'Gradient%' or title like 'Post % of the week'")
    await services.pool.query('update logins set email_verified_at = now() where person_id = any ($1)', [[mia.id, noa.id]])
    for (const address of [mia.email, noa.email, 'no-member@people.test']) await confirmed(address)
    await prepareIssue(contextAt('2029-03-08T06:00:00Z'))
    const before = services.mails.length
    await sendDueIssues(contextAt('2029-03-09T09:00:00Z'))
    for (let n = 0; n < 3; n++) await services.work()
    const textTo = (address: string) => services.mails.slice(before).find(({ to, headers }) => to === address && headers?.['List-Id'] !== undefined)!.text
    for (const { email } of [mia, noa]) expect(textTo(email)).toMatch(/FOR YOUR SKILLS AND TOPICS\n\nGradient boosting by hand\n/)
    expect(textTo('no-member@people.test')).not.toMatch(/SKILLS|Gradient/)
  })
})
