import type { Page } from '@playwright/test'
import { actAsAdmin, expect, isLoaded, signUp, skipGreeting, test, waitForHydration } from '../support/journey.ts'

/** Lets an operation wait until the returned function is called. */
async function hold(page: Page, operation: string): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(operation) === true) await released.promise
    await route.fallback()
  })
  return released.resolve
}

async function another(page: Page): Promise<Page> {
  const window = await page.context().newPage()
  await window.addInitScript(skipGreeting)
  await waitForHydration(window)
  return window
}

/** Runs a GraphQL operation as the member of a page. */
const runs = (page: Page, token: string, query: string, variables: object) =>
  page.request.post('/graphql', { headers: { authorization: `Bearer ${token}` }, data: { query, variables } }).then((response) => response.text())

test('I-5 the next task and decision are typed while one is saved, and a move keeps a new title', async ({ page }) => {
  await signUp(page)
  await page.goto('/ideaSubmission')
  const idea = page.getByRole('article').filter({ hasText: 'Recipes with missing measures' })
  await idea.getByRole('button', { name: 'Join' }).click()
  await expect(idea.getByText('Joined', { exact: true })).toBeVisible()
  await idea.getByRole('link', { name: 'Recipes with missing measures' }).click()
  await page.waitForURL(/\/ideas\//)
  const task = page.getByLabel('New task')
  await isLoaded(page)

  const first = `Collect ${Date.now().toString(36)}`
  let release = await hold(page, 'SaveIdeaTask')
  await task.fill(first)
  await task.press('Enter')
  await task.fill('The next one')
  release()
  await expect(page.getByRole('button', { name: first, exact: true })).toBeVisible()
  await expect(task).toHaveValue('The next one')
  await task.fill('')

  const decision = page.getByLabel('Team decision')
  release = await hold(page, 'WriteIdeaDecision')
  await decision.fill(`We decided ${first}`)
  await page.getByRole('button', { name: 'Add decision' }).click()
  await decision.fill('The second decision')
  release()
  await expect(page.getByText(`We decided ${first}`)).toBeVisible()
  await expect(decision).toHaveValue('The second decision')

  const other = await another(page)
  await other.goto(page.url())
  await page.getByRole('button', { name: `More about “${first}”` }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByLabel('Task', { exact: true }).fill(`${first} and clean`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `${first} and clean`, exact: true })).toBeVisible()
  await other.getByRole('button', { name: `More about “${first}”` }).click()
  await other.getByRole('menuitem', { name: 'Move to Done' }).click()
  await expect(other.getByRole('region', { name: /^Done/ }).getByRole('button', { name: `${first} and clean`, exact: true })).toBeVisible()
})

test('V-6 and V-8 a job is posted once though the answer is lost, and no note or message of its poster is lost', async ({ page, browser }) => {
  test.setTimeout(120_000)
  await signUp(page)
  await page.goto('/jobs/new')
  const role = `Keeper of Notes ${Date.now().toString(36)}`
  await page.getByLabel('Role').fill(role)
  await page.getByLabel('Company', { exact: true }).fill('Quill & Sons')
  await page.getByLabel('Location').fill('Remote, Norway')
  await page.getByLabel('Experience level').selectOption('Mid')
  await page.getByLabel('Required skills').fill('sklearn,')
  await page.getByLabel('Description').fill('Keep notes.')
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('mutation PostJob') !== true) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByText('We couldn’t reach Cloggle.')).toBeVisible()
  await page.unroute('**/graphql')
  await page.reload()
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByText('Sent for review. You’ll be notified of the decision.')).toBeVisible()
  await expect(page.getByRole('heading', { name: role })).toHaveCount(1)

  const id = /\/jobs\/edit\/([0-9a-f-]+)/.exec((await page.getByRole('link', { name: 'Edit' }).getAttribute('href'))!)![1]!
  const office = await (await browser.newContext()).newPage()
  await actAsAdmin(office)
  const adminToken = await office.evaluate(() => localStorage.getItem('token')!)
  const decide = 'mutation ($id: String!) { decideApproval(kind: "job", itemId: $id, revision: 1, decision: approve, comment: "", isImmediate: true) { state } }'
  expect(await runs(office, adminToken, decide, { id })).not.toContain('errors')
  const applicant = await (await browser.newContext()).newPage()
  const { token, name } = await signUp(applicant)
  const apply = 'mutation ($id: ID!, $jobId: ID!) { applyForJob(id: $id, jobId: $jobId, coverNote: "I write.", parts: []) }'
  expect(await runs(applicant, token, apply, { id: crypto.randomUUID(), jobId: id })).not.toContain('errors')

  await page.goto(`/jobs/posted/${id}`)
  const other = await another(page)
  await other.goto(`/jobs/posted/${id}`)
  await page.getByLabel('Your notes').fill('Strong in the first window')
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByRole('button', { name: 'Save notes' })).toHaveAccessibleDescription('Nothing changed')
  await other.getByLabel('Your notes').fill('Call on Monday')
  await other.getByRole('button', { name: 'Save notes' }).click()
  await expect(other.getByText('You saved another text in another window or on another device.')).toBeVisible()
  await expect(other.getByText('Strong in the first window')).toBeVisible()
  await expect(other.getByLabel('Your notes')).toHaveValue('Call on Monday')
  await other.getByRole('button', { name: 'Keep what is in the field' }).click()
  await other.getByLabel('Your notes').fill('Strong in the first window. Call on Monday')
  await other.getByRole('button', { name: 'Save notes' }).click()
  await page.reload()
  await expect(page.getByLabel('Your notes')).toHaveValue('Strong in the first window. Call on Monday')

  const message = page.getByLabel(`Message to ${name}`)
  const release = await hold(page, 'MessageApplicant')
  await message.fill('Could you come on Thursday?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await message.fill('And bring a pen.')
  release()
  await expect(page.getByText('Open the conversation')).toBeVisible()
  await expect(message).toHaveValue('And bring a pen.')
})
