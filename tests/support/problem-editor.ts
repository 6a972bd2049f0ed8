import type { Page } from '@playwright/test'
import { authenticate, demoAccount, expect } from './journey.ts'
import { sumProblem } from './sum-problem.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** A name of one word that no other problem of this run has. */
export const uniqueName = () => `n${Array.from({ length: 9 }, () => letters[Math.floor(Math.random() * letters.length)]).join('')}`

/** A problem as a file that the editor imports. */
export function problemFile(name: string, change: (data: Record<string, unknown>) => void = () => {}) {
  const { about, statement, hints, editorial, tests, solutions } = sumProblem(name)
  const data = { about: JSON.parse(about) as unknown, statement, hints: JSON.parse(hints) as unknown, editorial, tests: JSON.parse(tests) as unknown, solutions: JSON.parse(solutions) as unknown }
  change(data)
  return { name: 'problem.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(data)) }
}

/** Logs this page in as the demo mentor, in the mentor role. */
export async function actAsMentor(page: Page): Promise<void> {
  const { email, password } = demoAccount('mentor')
  await authenticate(page, 'login', { email, password })
  await page.goto('/switchProfile')
  await page.getByRole('button', { name: 'Switch to Mentor' }).click()
  await page.getByText('You’re now in Mentor mode.').waitFor()
}

/** Creates a draft from the list that is open, as the example to overwrite or empty. */
export async function createDraft(page: Page, { title, slug, isEmpty = false }: { title: string; slug: string; isEmpty?: boolean }): Promise<void> {
  await page.getByRole('button', { name: 'New problem' }).click()
  const dialog = page.getByRole('dialog', { name: 'New problem' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Address').fill(slug)
  await dialog.getByLabel('Start from an example').setChecked(!isEmpty)
  await dialog.getByRole('button', { name: 'Create draft' }).click()
  await expect(page.getByRole('tab', { name: 'Write' })).toBeVisible()
}

export const isSaved = (page: Page) => expect(page.getByRole('status').getByText('Saved', { exact: true }).first()).toBeVisible({ timeout: 15_000 })

/** Waits until the running checks end with this badge. */
export const hasState = (page: Page, label: string) => expect(page.getByText(label, { exact: true }).first()).toBeVisible({ timeout: 60_000 })
