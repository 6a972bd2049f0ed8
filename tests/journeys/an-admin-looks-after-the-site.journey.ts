import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { actAsAdmin, expect, test } from '../support/journey.ts'

test.describe('Administration (requirements G-10 to G-14)', () => {
  test('an admin sees what waits, reads a chart as a table and downloads it, and runs the restore drill', async ({ page }) => {
    test.setTimeout(120_000)
    await actAsAdmin(page)
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Admin overview' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Admin overview' }).getByRole('link', { name: 'Approvals' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Admin overview' }).getByRole('link', { name: 'Operations to check' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'First steps' })).toBeHidden()
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
    await expect(page.getByRole('row', { name: /^Events to review/ })).toContainText('Target: 2 days')
    await expect(page.getByRole('img', { name: 'New people by day' })).toBeVisible()
    await page.getByText('Show as a table').first().click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).first().click()
    expect(readFileSync((await (await download).path())!, 'utf8')).toMatch(/^\uFEFF"Day","Visits"\r\n"\d{4}-\d{2}-\d{2}","\d+"\r\n/)
    await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 90 days')
    await expect(page).toHaveURL(/filter=90/)

    await page.getByRole('link', { name: 'Operations' }).click()
    await page.getByRole('tab', { name: 'Backups' }).click()
    await expect(page.getByRole('heading', { name: 'Restore drills' })).toBeVisible()
    // Without a backup there is nothing to restore, and the button says so.
    const drill = page.getByRole('button', { name: 'Run restore drill' })
    await expect(drill).toHaveAttribute('aria-disabled', 'true')
    await expect(drill).toHaveAttribute('aria-description', 'There is no backup to restore')

    // With one, the drill runs, and its result appears without a reload.
    const data = process.env['JOURNEYS_DATA']!
    const folder = join(data, 'a-backup')
    execFileSync(process.execPath, ['app/backup.ts', folder], { env: { ...process.env, DATA_DIR: data, DATABASE_URL: '' } })
    await page.reload()
    await expect(page.getByRole('region', { name: 'Backups' }).getByRole('row')).toHaveCount(2)
    await drill.click()
    await expect(page.getByRole('status').filter({ hasText: 'The newest backup is being restored' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Restore drills' }).getByRole('row', { name: /Restored .+ Every table has the number of rows recorded in the backup\./ })).toBeVisible({ timeout: 60_000 })
    await expect(drill).toBeEnabled()
  })

  test('a changed permission is marked, can be saved from where it is, and is not lost without a question', async ({ page }) => {
    await actAsAdmin(page)
    await page.goto('/admin')
    await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Permissions', exact: true }).click()
    const box = page.getByRole('checkbox', { name: /^Mentor: Write courses/ })
    await box.scrollIntoViewIfNeeded()
    await box.click()
    await expect(page.getByRole('checkbox', { name: 'Mentor: Write courses (changed)' })).toBeVisible()
    const bar = page.getByRole('region', { name: 'Unsaved changes' })
    await expect(bar.getByRole('button', { name: 'Save Mentor permissions' })).toBeInViewport()
    await expect(page.getByRole('columnheader', { name: 'Mentor' })).toBeInViewport()
    await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'People', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(/admin\/rights$/)
    await expect(bar).toContainText('1 unsaved change')
    await page.goBack()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(page).toHaveURL(/admin$/)
  })

  test('the navigation has groups and numbers; a section starts at its heading, and the skip link leads to it', async ({ page }) => {
    await actAsAdmin(page)
    await page.setViewportSize({ width: 1280, height: 600 })
    await page.goto('/admin')
    const navigation = page.getByRole('navigation', { name: 'Administration' })
    await expect(navigation.getByRole('group')).toHaveCount(5)
    await expect(navigation.getByRole('group', { name: 'Today' }).getByRole('link', { name: /^Approvals/ })).toHaveText(/\d+ waiting$/)
    await navigation.getByRole('link', { name: 'Webhooks' }).click()
    await expect(page.getByRole('heading', { name: 'Webhooks', level: 2 })).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Webhooks', level: 2 })).toBeFocused()

    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('combobox', { name: 'Administration: section' }).selectOption({ label: 'Audit log' })
    await expect(page).toHaveURL(/admin\/audit$/)
    await expect(page.getByRole('heading', { name: 'Audit log', level: 2 })).toBeVisible()
  })
})
