import { readFileSync } from 'node:fs'
import { actAsAdmin, expect, test } from '../support/journey.ts'

test.describe('Administration (requirements G-10 to G-14)', () => {
  test('an admin sees what waits, reads a chart as a table and downloads it, and finds the restore drill', async ({ page }) => {
    await actAsAdmin(page)
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
    await expect(page.getByRole('row', { name: /^Mentor applications/ })).toContainText('3 days')
    await expect(page.getByRole('img', { name: 'New people by day' })).toBeVisible()
    await page.getByText('Show as a table').first().click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).first().click()
    expect(readFileSync((await (await download).path())!, 'utf8')).toMatch(/^\uFEFF"Day","Visits"\r\n"\d{4}-\d{2}-\d{2}","\d+"\r\n/)
    await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 90 days')
    await expect(page).toHaveURL(/filter=90/)

    await page.getByRole('link', { name: 'Operations' }).click()
    await expect(page.getByRole('heading', { name: 'Restore drills' })).toBeVisible()
    await page.getByRole('button', { name: 'Run restore drill' }).click()
    await expect(page.getByText('The restore drill will start shortly.')).toBeVisible()
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('row', { name: /There is no backup yet/ }).first()).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 20_000 })
  })
})
