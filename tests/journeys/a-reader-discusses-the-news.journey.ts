import type { Page } from '@playwright/test'
import { expect, newMember, OBSERVE_REQUESTS, signUp, test } from '../support/journey.ts'

/** The path of a news article of the demo world. */
async function pathOf(page: Page, title: string): Promise<string> {
  const response = await page.request.post('/graphql', { data: { query: 'query ($q: String) { techNews(q: $q) { articles { slug } } }', variables: { q: title } } })
  const { data } = (await response.json()) as { data: { techNews: { articles: { slug: string }[] } } }
  return `/techNews/${data.techNews.articles[0]!.slug}`
}

const comments = (page: Page) => page.getByRole('region', { name: 'Comments' })
const commentWith = (page: Page, text: string) => comments(page).getByRole('article').filter({ hasText: text })

async function choose(page: Page, text: string, action: string): Promise<void> {
  await commentWith(page, text).getByRole('button', { name: 'Comment options' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

// The service worker would handle the request whose answer gets lost.
test.use(OBSERVE_REQUESTS)

test.describe('A reader discusses the news (requirements T-16, U-1 to U-5)', () => {
  test('two readers comment, reply, mention, edit, delete and report, and see each other’s changes at once', async ({ page, browser }) => {
    test.setTimeout(120_000)
    const path = await pathOf(page, 'Quantization in plain words')
    await page.goto(path)
    await expect(comments(page).getByText('The exercise makes it very clear.')).toBeVisible()
    await page.getByLabel('Add a comment').fill('half a thought')
    await comments(page).getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()

    const robin = await signUp(page)
    const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.79.3.1' } })
    const other = await context.newPage()
    const kim = await signUp(other, newMember('Kim Novak'))
    await page.goto(path)
    await other.goto(path)
    // The text that was in progress before the login.
    await expect(page.getByLabel('Add a comment')).toHaveValue('half a thought')
    const question = `Does it work for audio? ${robin.username}`
    await page.getByLabel('Add a comment').fill(question)
    await page.keyboard.press('Control+Enter')
    await expect(commentWith(page, question).getByRole('link', { name: 'You' })).toBeVisible()

    // The answer to a comment gets lost: once the comment is in the list, nothing is left to send.
    const lost = `The answer got lost ${robin.username}`
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('AddToDiscussion') !== true) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await page.getByLabel('Add a comment').fill(lost)
    await page.keyboard.press('Control+Enter')
    await expect(commentWith(page, lost)).toBeVisible({ timeout: 15_000 })
    await expect(page.getByLabel('Add a comment')).toHaveValue('')
    await page.unrouteAll()
    await expect(comments(page).getByRole('alert')).toHaveCount(0)

    // In the other window without a reload, and the answer in the first one.
    const answer = `@${robin.username} Yes, with a scale for each channel.`
    await commentWith(other, question).getByRole('button', { name: 'Reply' }).click({ timeout: 15_000 })
    await other.getByLabel('Reply to Robin Vega').fill(answer)
    await other.keyboard.press('Control+Enter')
    await expect(commentWith(page, answer)).toBeVisible()
    await expect(commentWith(page, answer).getByRole('link', { name: `@${robin.username}` })).toHaveAttribute('href', `/profile/${robin.username}`)

    await choose(page, question, 'Edit')
    await page.getByLabel('Edit your comment').fill(`${question}, and for video?`)
    await page.keyboard.press('Control+Enter')
    await expect(commentWith(other, `${question}, and for video?`).getByText('(edited)')).toBeVisible()

    await choose(other, question, 'Report')
    const dialog = other.getByRole('dialog', { name: 'Report this comment' })
    await dialog.getByLabel('What’s wrong?').selectOption('Other')
    await dialog.getByLabel('Details').fill('Off topic.')
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(other.getByText('Thanks. A moderator will review your report.')).toBeVisible()

    await choose(page, question, 'Delete')
    await page.getByRole('alertdialog', { name: 'Delete this comment?' }).getByRole('button', { name: 'Delete' }).click()
    for (const window of [page, other]) {
      await expect(comments(window).getByText('This comment was deleted.')).toBeVisible()
      await expect(commentWith(window, 'a scale for each channel')).toBeVisible()
    }

    const mention = `What does @${robin.username} think of 4 bits? ${kim.username}`
    await other.getByLabel('Add a comment').fill(mention)
    await other.keyboard.press('Control+Enter')
    await page.goto('/notifications')
    const row = page.getByRole('main').getByRole('listitem')
    await expect(row.filter({ hasText: 'Kim Novak replied to you on “Quantization in plain words”' })).toBeVisible({ timeout: 15_000 })
    await row.filter({ hasText: 'Kim Novak mentioned you in “Quantization in plain words”' }).getByRole('link', { name: /^Open/ }).click()
    await expect(page).toHaveURL(/#comment-/)
    await expect(commentWith(page, mention)).toBeInViewport()
    await context.close()
  })

  test('a problem that is not solved has a closed discussion, and an open one after giving up', async ({ page }) => {
    await page.goto('/practice/two-sum')
    await page.getByRole('tab', { name: 'Discussion' }).click()
    await expect(page.getByText('Log in to discuss this problem with members who solved it.')).toBeVisible()
    const member = await signUp(page)
    await page.goto('/practice/two-sum')
    await page.getByRole('tab', { name: 'Discussion' }).click()
    await expect(page.getByText('Solve the problem (or give up) to see the discussion. It contains spoilers.')).toBeVisible()
    await page.request.post('/graphql', { headers: { authorization: `Bearer ${member.token}` }, data: { query: 'mutation { giveUp(problem: "two-sum") { hasGivenUp } }' } })
    await page.reload()
    await page.getByRole('tab', { name: 'Discussion' }).click()
    await page.getByLabel('Share your approach').fill(`A dictionary. ${member.username}`)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('article').filter({ hasText: member.username }).getByRole('link', { name: 'You' })).toBeVisible()
  })
})
