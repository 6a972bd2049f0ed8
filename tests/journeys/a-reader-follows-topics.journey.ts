import { demoAccount, expect, logIn, signUp, test } from '#tests/support/journey.ts'
import { fitsWidths, violationsOf } from '../support/is-fit.ts'

const BLOG = '/blog/attention-from-scratch-with-a-sentence-of-seven-words'
const isFollowTopic = (request: { postData: () => string | null }) => request.postData()?.includes('mutation FollowTopic') === true

test('B-44 a visitor follows a topic, logs in, and the follow is completed', async ({ page }) => {
  await page.goto('/blogs?tag=probability')
  await page.getByRole('button', { name: 'Follow topic probability' }).click()
  const answered = page.waitForResponse((response) => isFollowTopic(response.request()))
  await logIn(page, demoAccount('admin'))
  const following = page.getByRole('button', { name: 'Following probability. Click to unfollow.' })
  await expect(following).toHaveText('Following')
  await answered
  await page.reload()
  await expect(following).toBeVisible()
  await following.click()
  await expect(page.getByRole('button', { name: 'Follow topic probability' })).toHaveText('Follow topic')
})

test('B-44 topics are followed on a blog and on their list, fill the list of followed blogs, and are unfollowed', async ({ page }) => {
  await signUp(page)
  await page.goto('/blogs?sort=following')
  await page.getByRole('link', { name: 'Find topics to follow' }).click()
  await expect(page).toHaveURL('/blogs/topics')
  await expect(page.getByText('You don’t follow any topics yet')).toBeVisible()
  await page.getByRole('list', { name: 'Popular topics' }).getByRole('button', { name: 'Follow topic statistics' }).click()
  await expect(page.getByRole('button', { name: 'Following statistics. Click to unfollow.' })).toBeVisible()

  await test.step('a tag of an open blog', async () => {
    await page.goto(BLOG)
    const header = page.getByRole('article').getByRole('banner').or(page.locator('article > header'))
    await header.first().getByRole('button', { name: 'Follow topic language-models' }).click()
    await expect(page.getByRole('button', { name: 'Following language-models. Click to unfollow.' })).toBeVisible()
  })
  await test.step('the reasons of the list', async () => {
    await page.getByRole('link', { name: 'language-models', exact: true }).first().click()
    await expect(page.getByRole('button', { name: 'Following language-models. Click to unfollow.' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Sort' }).getByRole('link', { name: 'Following' }).click()
    await expect(page).toHaveURL(/sort=following/)
    await expect(page.getByText('You follow language-models', { exact: true }).first()).toBeVisible()
    await expect(page.getByText(/^You follow .*statistics/)).toHaveCount(0)
    await page.goto('/blogs?sort=following')
    await expect(page.getByText('You follow statistics', { exact: true }).first()).toBeVisible()
  })
  await test.step('the list of topics, from which an unfollowed one can be followed back', async () => {
    await page.getByRole('link', { name: 'Followed topics' }).click()
    const own = page.getByRole('list', { name: 'Your topics' })
    await expect(own.getByRole('listitem')).toHaveCount(2)
    await expect(own.getByRole('listitem').first()).toContainText('language-models')
    await own.getByRole('button', { name: 'Following statistics. Click to unfollow.' }).click()
    await own.getByRole('button', { name: 'Follow topic statistics' }).click()
    await own.getByRole('button', { name: 'Following statistics. Click to unfollow.' }).click()
    await expect(own.getByRole('button', { name: 'Follow topic statistics' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.reload()
    await expect(own.getByRole('listitem')).toHaveCount(1)
    await fitsWidths(page)
    expect(await violationsOf(page)).toEqual([])
  })
  await test.step('a refused press is taken back with a message', async () => {
    await page.route('**/graphql', (route) => (isFollowTopic(route.request()) ? route.abort() : route.continue()))
    await page.getByRole('list', { name: 'Your topics' }).getByRole('button').click()
    await expect(page.getByText('We couldn’t reach Cloggle', { exact: false }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Following language-models. Click to unfollow.' })).toBeVisible()
  })
})

test('B-44 topics of the welcome are followed topics', async ({ page }) => {
  await signUp(page)
  await page.goto('/welcome')
  await page.getByRole('button', { name: /^Machine learning/ }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/step=2/)
  await page.goto('/blogs?sort=following')
  await expect(page.getByText('You follow machine-learning', { exact: true }).first()).toBeVisible()
  await page.goto('/blogs/topics')
  const row = page.getByRole('list', { name: 'Your topics' }).getByRole('listitem')
  await expect(row).toContainText(/machine-learning\d+ blogs, with classification/)
  await row.getByRole('button').click()
  await expect(row.getByRole('button', { name: 'Follow topic machine-learning' })).toBeVisible()
  await page.goto('/welcome')
  await expect(page.getByRole('button', { name: /^Machine learning/ })).toHaveAttribute('aria-pressed', 'false')
})
