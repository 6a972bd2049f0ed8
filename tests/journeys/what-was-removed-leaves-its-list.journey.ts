import type { Locator, Page } from '@playwright/test'
import { actAsAdmin, authenticate, demoAccount, expect, OBSERVE_REQUESTS, signUp, test } from '../support/journey.ts'

// The service worker would handle the request whose answer is lost.
test.use(OBSERVE_REQUESTS)

/** From now on the first request of this operation reaches the site, and its answer does not come back. */
async function loseAnswer(page: Page, operation: string): Promise<void> {
  let isLost = false
  await page.route('**/graphql', async (route) => {
    if (isLost || route.request().postData()?.includes(`mutation ${operation}`) !== true) return route.fallback()
    isLost = true
    await route.fetch()
    return route.abort()
  })
}

const UNREACHABLE = /We couldn’t reach Cloggle/
const toast = (page: Page, text: string | RegExp): Locator => page.getByRole('status').filter({ hasText: text }).first()

async function confirms(page: Page, action: string, reason: string | null = null): Promise<void> {
  const dialog = page.locator('dialog[open]')
  if (reason !== null) await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: action, exact: true }).click()
}

test.describe('What was removed, by a request whose answer was lost or by someone else, leaves its list (requirements G-15, G-20, G-24, G-31)', { tag: '@audit' }, () => {
  test('reason templates, webhooks and permission groups', async ({ page }) => {
    test.setTimeout(120_000)
    const mark = Date.now().toString(36)
    await actAsAdmin(page)

    await page.goto('/admin/templates')
    await page.getByRole('button', { name: 'New template' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill(`Sources ${mark}`)
    await dialog.getByLabel('Text').fill('Please name your sources.')
    await dialog.getByRole('button', { name: 'Save' }).click()
    const edit = (on: Page) => on.getByRole('button', { name: `Edit “Sources ${mark}”` })
    await expect(edit(page)).toBeVisible()
    const other = await page.context().newPage()
    await other.goto('/admin/templates')
    await edit(other).click()
    await loseAnswer(page, 'DeleteReasonTemplate')
    await page.getByRole('button', { name: `Delete “Sources ${mark}”` }).click()
    await confirms(page, 'Delete')
    await expect(toast(page, UNREACHABLE)).toBeVisible()
    await page.getByRole('button', { name: `Delete “Sources ${mark}”` }).click()
    await confirms(page, 'Delete')
    await expect(toast(page, 'We couldn’t find that template. It may be deleted already.')).toBeVisible()
    await expect(edit(page)).toHaveCount(0)
    // An admin who still has its form open sees an error and keeps the text.
    await other.getByRole('dialog').getByLabel('Text').fill('Please name all your sources.')
    await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(other.getByRole('dialog').getByText('This template was deleted. To keep your text, copy it to a new template.')).toBeVisible()
    await expect(other.getByRole('dialog').getByLabel('Text')).toHaveValue('Please name all your sources.')
    await other.close()

    await page.goto('/admin/webhooks')
    const address = `https://example.com/${mark}`
    const add = page.getByRole('button', { name: 'Add webhook' })
    if ((await page.getByLabel('Address').count()) === 0) await add.click()
    await page.getByLabel('Address').fill(address)
    await page.getByLabel('A blog is published').check()
    await add.click()
    const card = page.getByRole('listitem').filter({ hasText: address })
    await loseAnswer(page, 'RemoveWebhook')
    await card.getByRole('button', { name: 'Remove' }).click()
    await confirms(page, 'Remove')
    await expect(card.getByText(UNREACHABLE)).toBeVisible()
    await card.getByRole('button', { name: 'Remove' }).click()
    await confirms(page, 'Remove')
    await expect(toast(page, 'We couldn’t find that webhook.')).toBeVisible()
    await expect(card).toHaveCount(0)

    await page.goto('/admin/groups')
    await page.getByRole('button', { name: 'New group' }).click()
    await page.getByLabel('Name').fill(`Team ${mark}`)
    await page.getByRole('checkbox', { name: 'Write courses' }).check()
    await page.getByRole('button', { name: 'Create group' }).click()
    const remove = page.getByRole('button', { name: `Delete Team ${mark}` })
    await loseAnswer(page, 'DeleteRightsGroup')
    await remove.click()
    await confirms(page, 'Delete', 'No longer needed.')
    await expect(page.locator('dialog[open]').getByText(UNREACHABLE)).toBeVisible()
    await confirms(page, 'Delete')
    await expect(toast(page, 'We couldn’t find that group.')).toBeVisible()
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect(remove).toHaveCount(0)
  })

  test('access tokens, one’s own and those of another person', async ({ page, browser, baseURL }) => {
    test.setTimeout(90_000)
    const { username, password } = await signUp(page)
    await page.goto('/settings?section=tokens')
    for (const name of ['First script', 'Second script']) {
      await page.getByRole('textbox', { name: 'Name' }).fill(name)
      await page.getByLabel('Your password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Create token' }).click()
      await expect(page.getByRole('button', { name: `Revoke ${name}` })).toBeVisible()
    }
    await loseAnswer(page, 'RevokeAccessToken')
    const revoke = page.getByRole('button', { name: 'Revoke First script' })
    await revoke.click()
    await confirms(page, 'Revoke')
    await expect(page.getByText(UNREACHABLE)).toBeVisible()
    await revoke.click()
    await confirms(page, 'Revoke')
    await expect(toast(page, 'We couldn’t find that token. It may be revoked already.')).toBeVisible()
    await expect(revoke).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Revoke Second script' })).toBeVisible()

    const admin = await browser.newPage({ baseURL: baseURL!, serviceWorkers: 'block' })
    const { email, password: own } = demoAccount('admin')
    await authenticate(admin, 'login', { email, password: own })
    await actAsAdmin(admin)
    await admin.goto(`/admin/people?person=${username}`)
    const tokens = admin.getByRole('region', { name: 'Access tokens' })
    await loseAnswer(admin, 'RevokePersonTokens')
    await tokens.getByRole('button', { name: 'Revoke all tokens' }).click()
    await confirms(admin, 'Revoke', 'They are in a public repository.')
    await expect(admin.locator('dialog[open]').getByText(UNREACHABLE)).toBeVisible()
    await confirms(admin, 'Revoke')
    await expect(toast(admin, 'This person has no access tokens. They may be revoked already.')).toBeVisible()
    await expect(tokens.getByText('No access tokens.')).toBeVisible()
    await admin.close()
  })

  test('a course that is archived already, and permissions that are saved already', async ({ page }) => {
    test.setTimeout(90_000)
    await actAsAdmin(page)
    await page.goto('/admin/courses')
    const row = page.getByRole('region', { name: 'All courses' }).getByRole('row').filter({ hasText: 'Published' }).last()
    const title = await row.getByRole('link').first().innerText()
    const own = page.getByRole('region', { name: 'All courses' }).getByRole('row').filter({ hasText: title })
    await loseAnswer(page, 'ArchiveCourse')
    await own.getByRole('button', { name: 'Archive' }).click()
    await confirms(page, 'Archive', 'The content is outdated.')
    await expect(page.locator('dialog[open]').getByText(UNREACHABLE)).toBeVisible()
    await confirms(page, 'Archive')
    await expect(toast(page, 'This course is already archived.')).toBeVisible()
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await own.getByRole('button', { name: 'Restore' }).click()
    await confirms(page, 'Restore', 'It is needed again.')
    await expect(own.getByRole('button', { name: 'Archive' })).toBeVisible()

    await page.goto('/admin/rights')
    const box = page.getByRole('checkbox', { name: 'Mentor: Post jobs' })
    await box.click()
    const save = async () => {
      await page.getByRole('button', { name: 'Save Mentor permissions' }).click()
      await page.locator('dialog[open]').getByLabel('Reason').fill('A quiet week.')
    }
    await loseAnswer(page, 'ChangeRights')
    await save()
    await confirms(page, 'Save')
    await expect(page.locator('dialog[open]').getByText(UNREACHABLE)).toBeVisible()
    await confirms(page, 'Save')
    await expect(toast(page, 'Saved the Mentor permissions.')).toBeVisible()
    await box.click()
    await save()
    await confirms(page, 'Save')
    await expect(box).toBeChecked()
  })
})
