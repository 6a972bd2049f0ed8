import { actAsAdmin, authenticate, demoAccount, expect, test } from '../support/journey.ts'
import { linkInEmail } from '../support/link-in-email.ts'

test.describe('The newsletter (requirements W-1, W-2, W-5)', () => {
  test('a reader subscribes without an account, and confirms with one press', async ({ page }) => {
    const address = `reader-${Date.now()}@people.test`
    await page.goto('/newsletter')
    await page.getByLabel('Email').fill(address)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText('Check your inbox')).toBeVisible()
    await page.goto(await linkInEmail(address, '/newsletter/confirm'))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible()
  })

  test('a member sees a sample, and subscribes with one press', async ({ page }) => {
    const { email } = demoAccount('learner')
    await authenticate(page, 'login', demoAccount('learner'))
    await page.goto('/newsletter')
    await expect(page.getByRole('region', { name: 'What an issue looks like' }).getByRole('link').first()).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
    await expect(page.getByText('You’re subscribed.')).toBeVisible()
    // The page and the box beside the news know it later, too.
    await page.goto('/techNews')
    await expect(page.getByText('You’re subscribed.').filter({ visible: true })).toBeVisible()
    await page.goto('/newsletter')
    await expect(page.getByText('You’re subscribed.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Subscribe', exact: true })).toBeHidden()
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByText('You’re unsubscribed from the newsletter.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByRole('button', { name: 'Subscribe', exact: true })).toBeVisible()
  })

  test('an admin composes an issue, previews it and sends a test', async ({ page }) => {
    await actAsAdmin(page)
    await page.goto('/admin/newsletter')
    const next = page.getByRole('region', { name: 'Next issue' })
    await expect(next).toContainText(/sent on Friday, .+, at 9:00 in the time zone of each subscriber/)
    const [first] = await next.getByRole('link').allTextContents()
    await page.getByRole('button', { name: /^(Compose|Update) the next issue$/ }).click()
    await expect(next).toBeHidden()
    await expect(page.getByRole('heading', { name: `Cloggle weekly #1: ${first!}` })).toBeVisible()
    const issue = page.getByRole('heading', { name: /Cloggle weekly #1/ })
    await expect(issue).toContainText('Draft')
    await expect(page.getByText(/^Will be sent on Friday, .+, at 9:00 in the time zone of each subscriber, to \d+ pe/)).toBeVisible()
    await page.getByLabel('Introduction').fill('A short week with good posts.')
    // The preview has what is written, and saves it.
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByRole('paragraph').filter({ hasText: 'A short week with good posts.' })).toBeVisible()
    await page.getByRole('button', { name: 'Send me a test' }).click()
    await expect(page.getByText('Test email sent to you.')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel issue' }).click()
    await page.getByRole('alertdialog', { name: 'Don’t send this issue?' }).getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(issue).toContainText('Draft')
  })
})
