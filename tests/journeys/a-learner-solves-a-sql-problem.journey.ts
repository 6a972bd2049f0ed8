import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { RUNNER_FILES } from '#features/practice/rules/runner.ts'
import { expect, signUp, test } from '../support/journey.ts'
import { violationsOf } from '../support/is-fit.ts'

const SLUG = 'sql-filter-and-sort-with-nulls'
const reference = readFileSync(`content/problems/${SLUG}/reference.sql`, 'utf8')
const code = (page: Page) => page.getByRole('textbox', { name: 'Your code in SQL' })
const run = (page: Page) => page.getByRole('button', { name: 'Run', exact: true }).click()
const results = (page: Page) => page.getByRole('region', { name: 'Run results' })
const isCached = (page: Page, path: string) => page.evaluate(async (path) => (await caches.match(path)) !== undefined, path)

/** Opens the problem with a plain text area. */
async function openPlain(page: Page) {
  await page.goto(`/practice/${SLUG}`)
  await page.locator('.cm-content').focus()
  await page.keyboard.press('F2')
}

test.describe('A problem in SQL (requirement Q-42)', () => {
  test('a learner reads the tables, runs a query, understands what is wrong with it, and solves the problem', async ({ page }) => {
    await signUp(page)
    await openPlain(page)
    const sample = page.getByRole('region', { name: 'Sample 1' })
    await expect(sample.getByRole('columnheader', { name: 'accuracy' }).first()).toBeVisible()
    await expect(sample.getByRole('cell', { name: 'NULL' }).first()).toBeVisible()
    await expect(page.getByLabel('Language').getByRole('option')).toHaveText(['SQL'])

    await code(page).fill('SELECT id, model, acuracy\nFROM experiments;')
    await run(page)
    await expect(results(page).getByText('no such column: acuracy (line 1)')).toBeVisible()
    await expect(results(page).getByText('SQL error', { exact: true })).toBeVisible()
    await code(page).fill('SELECT id, model FROM experiments;')
    await run(page)
    await expect(results(page).getByText('Your query returns 2 columns; 3 are expected: id, model, accuracy.').first()).toBeVisible()
    await code(page).fill('SELECT id, model, accuracy FROM experiments WHERE accuracy < 0.9 ORDER BY accuracy;')
    await run(page)
    await expect(results(page).getByText('Your query returns 1 row; 2 rows are expected.')).toBeVisible()
    await expect(results(page).getByRole('group', { name: 'Expected' }).first().getByRole('row')).toHaveCount(3)
    await expect(results(page).getByRole('group', { name: 'Got' }).first().getByRole('row')).toHaveCount(2)
    expect(await violationsOf(page)).toEqual([])

    await code(page).press('F2')
    await page.locator('.cm-content').focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Delete')
    await page.keyboard.type('SELECT id FORM experiments;')
    await run(page)
    await expect(results(page).getByText('near "experiments": syntax error (line 1)')).toBeVisible()
    await expect(page.locator('.cm-lintRange-error')).toHaveText('experiments')
    await page.locator('.cm-content').focus()
    await page.keyboard.press('F2')

    await code(page).fill(reference)
    await run(page)
    await expect(results(page).getByText('2 of 2 samples passed')).toBeVisible()
    await page.getByRole('button', { name: 'Submit' }).click()
    const submission = page.getByRole('region', { name: 'Your submission' })
    await expect(submission.getByText(/^(\d+) of \1 tests passed/)).toBeVisible({ timeout: 25_000 })
    await code(page).fill('SELECT id, model, COALESCE(accuracy, 0) FROM experiments WHERE accuracy < 0.9 OR accuracy IS NULL ORDER BY accuracy IS NULL, accuracy, id')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(submission.getByText('Row 2, column accuracy: expected NULL, got 0.')).toBeVisible({ timeout: 25_000 })
    await expect(submission.getByRole('group', { name: 'Got' }).first().getByRole('row')).toHaveCount(3)
  })

  test('Run ends a query without end, and works offline', { tag: '@audit' }, async ({ page, context }) => {
    test.setTimeout(60_000)
    await openPlain(page)
    await code(page).fill('WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n) SELECT COUNT(*), 1, 1 FROM n;')
    await run(page)
    await expect(results(page).getByText('Stopped because it took too long.')).toBeVisible({ timeout: 30_000 })
    for (const path of [`/practice/${SLUG}`, ...RUNNER_FILES.sql]) await expect.poll(() => isCached(page, path), { timeout: 30_000 }).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await code(page).fill(reference)
    await run(page)
    await expect(results(page).getByText('2 of 2 samples passed')).toBeVisible()
    await context.setOffline(false)
  })

  test('a query is formatted; one with an open bracket is left alone', async ({ page }) => {
    await openPlain(page)
    await code(page).fill('select id from experiments where (accuracy>0.5)')
    const format = () => page.getByRole('button', { name: 'Format code' }).click()
    await format()
    await expect(code(page)).toHaveValue('SELECT\n  id\nFROM\n  experiments\nWHERE\n  (accuracy > 0.5)\n')
    await code(page).fill('select (id from experiments')
    await format()
    await expect(page.getByText('Can’t format this yet. Fix the syntax error in line 1.')).toBeVisible()
    await expect(code(page)).toHaveValue('select (id from experiments')
  })

  test('the editor completes tables and columns', async ({ page }) => {
    await page.goto(`/practice/${SLUG}`)
    const editor = page.locator('.cm-content')
    await editor.focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Delete')
    await page.keyboard.type('SELECT accu')
    await page.getByRole('option', { name: 'accuracy' }).waitFor()
    // The list takes no keys in its first moments.
    await page.waitForTimeout(150)
    await page.keyboard.press('Enter')
    await page.keyboard.type(' FROM exper')
    await page.getByRole('option', { name: 'experiments' }).waitFor()
    await page.waitForTimeout(150)
    await page.keyboard.press('Enter')
    await expect(editor).toHaveText('SELECT accuracy FROM experiments')
  })
})
