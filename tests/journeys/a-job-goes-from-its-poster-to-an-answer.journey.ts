import type { Page } from '@playwright/test'
import { actAsAdmin, expect, signUp, skipGreeting, test, waitForHydration } from '../support/journey.ts'

const facts = async (page: Page) => JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as Record<string, unknown>

test.describe('Jobs for a poster (requirements V-6 and V-8)', () => {
  test('a member posts a job, an admin sends it back and then approves it, someone applies, and the poster answers', async ({ page, browser }) => {
    test.setTimeout(150_000)
    const role = `Keeper of Charts ${Date.now().toString(36)}`
    await signUp(page)
    await page.goto('/jobs/new')
    await page.getByLabel('Role').fill(role)
    await page.getByLabel('Company', { exact: true }).fill('Lighthouse & Daughters')
    await page.getByLabel('Location').fill('Remote, Norway')
    await page.getByLabel('Description').fill('Keep **charts** honest. <script>alert(1)</script>')
    await page.reload()
    await expect(page.getByText('Restored from this device')).toBeVisible()
    await expect(page.getByLabel('Role')).toHaveValue(role)
    await page.getByRole('button', { name: 'Send for review' }).click()
    await expect(page.getByText('Add at least one skill.').first()).toBeVisible()
    await expect(page.getByText('Choose a level.').first()).toBeVisible()
    await page.getByLabel('Experience level').selectOption('Mid')
    await page.getByLabel('Required skills').fill('sklearn,')
    await expect(page.getByRole('list', { name: 'Selected skills' }).getByText('scikit-learn')).toBeVisible()
    await page.getByLabel('State a salary').check()
    await page.getByLabel('From').fill('60,000')
    await page.getByLabel('To', { exact: true }).fill('50000')
    await page.getByRole('button', { name: 'Send for review' }).click()
    await expect(page.getByText('The minimum can’t be above the maximum.').first()).toBeVisible()
    await page.getByLabel('To', { exact: true }).fill('70000')
    await page.getByRole('button', { name: 'Send for review' }).click()
    await expect(page.getByText('Sent for review. You’ll be notified of the decision.')).toBeVisible()
    await expect(page.getByText('In review')).toBeVisible()

    const office = await browser.newContext()
    const admin = await office.newPage()
    await admin.addInitScript(skipGreeting)
    await waitForHydration(admin)
    await actAsAdmin(admin)
    await admin.goto('/admin/jobs')
    await expect(admin).toHaveURL(/\/admin\/approvals\?filter=job$/)
    const proposal = admin.getByRole('list', { name: 'Waiting' }).getByRole('button', { name: role })
    await proposal.click()
    await expect(admin.getByRole('heading', { name: role })).toBeVisible()
    await admin.getByRole('button', { name: 'Send back' }).click()
    await admin.getByLabel('Reason').fill('Which charts?')
    await admin.getByRole('dialog').getByRole('button', { name: 'Send back' }).click()
    await expect(proposal).toHaveCount(0)

    // The decision is applied after ten seconds.
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('The reviewer requested changes: Which charts?')).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 25_000 })
    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByLabel('Description').fill('Keep **sea charts** honest.')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('In review')).toBeVisible()
    await admin.reload()
    await proposal.click()
    await expect(admin.getByRole('article').getByText('sea charts')).toBeVisible()
    await admin.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(proposal).toHaveCount(0)
    await office.close()

    await expect(async () => {
      await page.reload()
      await expect(page.getByText(/^Listed until/)).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 25_000 })
    const path = await page.getByRole('link', { name: role }).getAttribute('href')

    await page.goto(path!)
    expect(await facts(page)).toMatchObject({
      '@type': 'JobPosting', title: role, hiringOrganization: { name: 'Lighthouse & Daughters' }, skills: 'scikit-learn',
      baseSalary: { currency: 'EUR', value: { minValue: 60_000, maxValue: 70_000, unitText: 'YEAR' } },
    })
    expect(Date.parse(String((await facts(page))['validThrough']))).toBeGreaterThan(Date.now())
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/cards\/job\/[0-9a-f-]+\.png$/)
    await page.goto('/jobs/posted')

    const elsewhere = await browser.newContext()
    const applicant = await elsewhere.newPage()
    await applicant.addInitScript(skipGreeting)
    await waitForHydration(applicant)
    const { name } = await signUp(applicant)
    await applicant.goto(path!)
    await applicant.getByRole('button', { name: 'Apply', exact: true }).click()
    await applicant.getByLabel('Note', { exact: true }).fill('I draw axes that start at zero.')
    await applicant.getByRole('button', { name: 'Send application' }).click()
    await expect(applicant.getByText('You applied')).toBeVisible()

    await page.getByRole('link', { name: 'Applicants' }).click()
    await expect(page.getByText('I draw axes that start at zero.')).toBeVisible()
    await page.getByLabel(`Application status of ${name}`).selectOption('Interview')
    await page.getByLabel('Your notes').fill('Ask about log scales.')
    await page.getByRole('button', { name: 'Save notes' }).click()
    await page.getByLabel(`Message to ${name}`).fill('Could you come on Thursday?')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Open the conversation')).toBeVisible()

    await applicant.goto('/jobs/applications')
    await expect(applicant.getByRole('region', { name: /^Interview/ }).getByRole('link', { name: role })).toBeVisible()
    await applicant.goto('/messages')
    await expect(applicant.getByText('Could you come on Thursday?').first()).toBeVisible()
    await elsewhere.close()

    // The page of a closed job says so.
    await page.goto('/jobs/posted')
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Close job' }).click()
    await expect(page.getByText('Closed', { exact: true })).toBeVisible()
    await page.goto(path!)
    await expect(page.getByText('This job is closed. It no longer accepts applications.')).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    expect(await facts(page)).toMatchObject({ '@type': 'JobPosting', title: role, jobLocationType: 'TELECOMMUTE' })
    expect(Date.parse(String((await facts(page))['validThrough']))).toBeLessThan(Date.now())
  })
})
