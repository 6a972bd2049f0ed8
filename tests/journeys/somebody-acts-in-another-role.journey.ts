import { readFileSync } from 'node:fs'
import { demoAccount, authenticate, expect, newMember, signUp, test } from '../support/journey.ts'

test.describe('Roles (requirements A-13, A-14, H-6)', () => {
  test('a mentor switches from the profile menu, the dashboard follows, and typed text stays', async ({ page }) => {
    const { email, password } = demoAccount('mentor')
    await authenticate(page, 'login', { email, password })
    await page.goto('/contact')
    await page.getByLabel('Subject').fill('Half a sentence')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await expect(page.getByRole('menuitemradio', { name: 'Learner' })).toHaveAttribute('aria-checked', 'true')
    await page.getByRole('menuitemradio', { name: 'Mentor' }).click()
    await expect(page.getByText('You’re now in Mentor mode.')).toBeVisible()
    await expect(page.getByLabel('Subject')).toHaveValue('Half a sentence')
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Mentor overview' })).toBeVisible()
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitemradio', { name: 'Learner' }).click()
    await expect(page.getByRole('heading', { name: 'Your progress' })).toBeVisible()
  })

  test('a member requests the mentor role, an admin grants it, and it can be used', async ({ page, browser }) => {
    const member = await signUp(page, newMember('Wanda Wish'))
    await page.goto('/switchProfile')
    await page.getByRole('button', { name: 'Request access' }).click()
    await page.getByLabel('Why do you want to be a mentor?').fill('I explain trees to everybody anyway.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText(/You applied to be a mentor/)).toBeVisible()

    const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.44.1.2' } })
    const admin = await context.newPage()
    const { email, password } = demoAccount('admin')
    await authenticate(admin, 'login', { email, password })
    await admin.goto('/switchProfile')
    await admin.getByRole('button', { name: 'Switch to Admin' }).click()
    await admin.getByText('You’re now in Admin mode.').waitFor()
    await admin.goto('/admin/applications')
    const card = admin.getByRole('listitem').filter({ hasText: 'I explain trees to everybody anyway.' })
    await card.getByRole('button', { name: 'Approve' }).click()
    await admin.getByRole('dialog').getByLabel('Message').fill('Welcome!')
    await admin.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(card).toHaveCount(0)
    await admin.goto('/admin/audit')
    await expect(admin.getByRole('row').filter({ hasText: member.username }).first()).toContainText('accepted the application of')
    await admin.getByRole('searchbox', { name: /^Find entries/ }).fill(member.username)
    await admin.keyboard.press('Enter')
    await expect(admin).toHaveURL(/q=/)
    const download = admin.waitForEvent('download')
    await admin.getByRole('button', { name: 'Download CSV' }).click()
    expect(readFileSync((await (await download).path())!, 'utf8')).toContain(`"accepted the application of"`)
    await context.close()

    await page.reload()
    await page.getByRole('button', { name: 'Switch to Mentor' }).click()
    await expect(page).toHaveURL('/mentor')
    await page.goto('/groups')
    await expect(page.getByText('Groups that you mentor are shown in the mentor role.')).toBeHidden()
    await page.goto('/switchProfile')
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeHidden()
    await page.getByRole('button', { name: 'Switch to Learner' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/groups')
    await page.getByRole('link', { name: 'Switch role' }).click()
    await page.getByRole('link', { name: 'Open your dashboard' }).click()
    await expect(page).toHaveURL('/')
  })

  test('other roles see nothing of the administration', async ({ page }) => {
    await signUp(page)
    await page.goto('/admin')
    await expect(page.getByText('You don’t have access to this page')).toBeVisible()
  })

  test('a failed load of the roles shows an error, and Retry repeats it', async ({ page }) => {
    const { email, password } = demoAccount('mentor')
    await authenticate(page, 'login', { email, password })
    await page.route('**/graphql', (route) =>
      /OwnRoles/.test(route.request().postData() ?? '') ? route.fulfill({ status: 503, json: { error: 'Busy' } }) : route.continue(),
    )
    for (const [path, message] of [['/admin', 'We couldn’t load your permissions.'], ['/switchProfile', 'We couldn’t load your roles.']] as const) {
      await page.goto(path)
      await expect(page.getByText(message)).toBeVisible()
    }
    await page.unroute('**/graphql')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('Current role', { exact: true })).toBeVisible()
  })
})
