import type { Page } from '@playwright/test'
import { demoAccount, enter, expect, signUp, test } from '../support/journey.ts'

const RIGHT = 'def sum_of(numbers):\n    return sum(numbers)\n'
const WRONG = 'def sum_of(numbers):\n    return len(numbers)\n'
const slugFor = (story: string) => `${story}-${Date.now().toString(36)}`

async function actAsAdmin(page: Page) {
  const { email, password } = demoAccount('admin')
  await enter(page, 'login', { email, password })
  await page.goto('/switchProfile')
  await page.getByRole('button', { name: 'Act as Admin' }).click()
  await page.getByText('You act as Admin now.').waitFor()
}

async function begin(page: Page, slug: string) {
  await actAsAdmin(page)
  await page.goto('/admin/problems?filter=new')
  await page.getByLabel('Address', { exact: true }).fill(slug)
  await page.getByLabel('Title').fill(`Sum ${slug.slice(-6)}`)
}

const save = (page: Page) => page.getByRole('button', { name: 'Save and check' }).click()
const passed = (page: Page) => expect(page.getByText('It passed the gate.')).toBeVisible({ timeout: 60_000 })

/** Writes a solution in the plain text area, which F2 brings. */
async function writeReference(page: Page, source: string) {
  await page.getByRole('tab', { name: /reference\.py/ }).click()
  const plain = page.getByRole('textbox', { name: 'Code of reference.py' })
  await plain.focus()
  if (await plain.evaluate((field) => field.tagName !== 'TEXTAREA')) await page.keyboard.press('F2')
  await page.locator('textarea[aria-label="Code of reference.py"]').fill(source)
}

async function solve(page: Page, slug: string) {
  await signUp(page)
  await page.goto(`/practice/${slug}`)
  await page.getByRole('textbox', { name: /^Your code in/ }).fill(RIGHT)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('region', { name: 'Your submission' }).getByText('8 of 8 tests passed')).toBeVisible({ timeout: 25_000 })
}

test.describe('Writing a problem (requirement Q-13)', () => {
  test('the gate refuses a wrong reference, takes it when it is mended, and a learner solves the problem', async ({ page }) => {
    test.setTimeout(120_000)
    const slug = slugFor('sum')
    await begin(page, slug)
    await page.getByLabel('Title').fill('')
    await page.getByLabel('numbers').first().fill('[1,')
    await save(page)
    await expect(page.getByLabel('Title')).toBeFocused()
    await expect(page.getByText('A title has 3 to 60 characters.')).toBeVisible()
    await expect(page.getByText('Write a value as JSON, such as 3, [1, 2] or "text".')).toBeVisible()
    await page.getByLabel('Title').fill(`Sum ${slug.slice(-6)}`)
    await page.getByLabel('numbers').first().fill('[1, 2]')
    await page.getByRole('tab', { name: 'As learners see it' }).click()
    await expect(page.getByRole('article', { name: 'Preview' }).getByText('numbers = [1, 2]')).toBeVisible()
    await page.getByRole('tab', { name: 'Write' }).click()
    await writeReference(page, WRONG)
    await save(page)
    await expect(page.getByText('It did not pass the gate')).toBeVisible({ timeout: 60_000 })
    await page.getByRole('tab', { name: '! reference.py' }).click()
    await expect(page.getByText('But it should pass every test.')).toBeVisible()
    await writeReference(page, RIGHT)
    await save(page)
    await passed(page)
    await expect(page.getByText('As it should be.')).toBeVisible()
    await solve(page, slug)
  })

  test('what is typed comes back after a reload, leaving asks first, and it can be thrown away', async ({ page }) => {
    page.on('dialog', (dialog) => void dialog.accept())
    await begin(page, slugFor('kept'))
    await page.getByRole('textbox', { name: 'Statement' }).fill('A statement in the making about `numbers`.')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Statement' })).toHaveValue('A statement in the making about `numbers`.')
    await expect(page.getByText('and did not save.')).toBeVisible()
    await page.getByRole('link', { name: 'All problems' }).click()
    await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Cancel' }).click()
    const file = (text: string) => ({ name: 'problem.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await page.getByLabel('File with a problem').setInputFiles(file('["something else"]'))
    await expect(page.getByText('That file holds no problem.')).toBeVisible()
    await page.getByLabel('File with a problem').setInputFiles(file('{"about": {"title": "Out of a file"}, "statement": "Read `me`."}'))
    await expect(page.getByLabel('Title')).toHaveValue('Out of a file')
    await page.getByRole('button', { name: 'Throw it away' }).click()
    await expect(page.getByRole('textbox', { name: 'Statement' })).toHaveValue(/^You are given a list/)
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Statement' })).toHaveValue(/^You are given a list/)
  })

  test('tests are moved, duplicated and removed, parameters and tags come and go, and a checker shows its own settings', async ({ page }) => {
    test.setTimeout(90_000)
    await begin(page, slugFor('list'))
    const explained = () => page.getByLabel('Explanation').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value.slice(0, 5)))
    await page.getByRole('button', { name: 'Move test 1 down' }).click()
    await expect(page.getByRole('button', { name: 'Move test 2 down' })).toBeFocused()
    expect(await explained()).toEqual(['A num', 'One a', 'One n', 'Equal', 'It ma'])
    await page.getByRole('button', { name: 'Duplicate test 2' }).click()
    await page.getByRole('button', { name: 'Remove test 1' }).click()
    await expect(page.getByRole('button', { name: 'Add a test' })).toBeFocused()
    expect(await explained()).toEqual(['One a', 'One a', 'One n', 'Equal', 'It ma'])
    await page.getByRole('button', { name: 'Add a parameter' }).click()
    await page.getByLabel('Name', { exact: true }).nth(1).fill('target')
    await expect(page.getByRole('textbox', { name: 'target', exact: true })).toHaveCount(8)
    await expect(page.getByLabel('Code to begin with in python')).toContainText('def sum_of(numbers, target):')
    await expect(page.getByLabel('rtol')).toHaveCount(0)
    await page.getByLabel('Compared by').selectOption('tolerance')
    await page.getByLabel('rtol').fill('0.01')
    await expect(page.getByText('Numbers may be off by 1e-9 plus 0.01 times the expected one.')).toBeVisible()
    await page.getByRole('combobox', { name: 'Tags' }).fill('Linear Algebra,')
    await expect(page.getByRole('list', { name: 'Chosen tags' })).toContainText('linear-algebra')
    await page.getByRole('button', { name: 'Save and check' }).click()
    await expect(page.getByText('It gives the same arguments as test 1.')).toHaveCount(0)
    await expect(page.getByText('Write a value as JSON, such as 3, [1, 2] or "text".')).toHaveCount(8)
  })

  test('of two who write at once the second loses nothing, and sees what is different', async ({ page, browser }) => {
    test.setTimeout(120_000)
    const slug = slugFor('two')
    await begin(page, slug)
    await save(page)
    await passed(page)
    const context = await browser.newContext()
    const other = await context.newPage()
    await actAsAdmin(other)
    await other.goto(`/admin/problems?q=${slug}`)
    await other.getByRole('textbox', { name: 'Editorial' }).fill('The other one wrote this.')
    await page.getByRole('textbox', { name: 'Statement' }).fill('Mine, about `numbers`.')
    await save(other)
    await passed(other)
    await save(page)
    await expect(page.getByText('Somebody else saved this problem meanwhile.')).toBeVisible()
    await page.getByRole('button', { name: 'See what is different' }).click()
    await expect(page.getByText('differs in: Statement, Hints and editorial.')).toBeVisible()
    await page.getByRole('button', { name: 'Show the other one' }).click()
    await expect(page.getByRole('textbox', { name: 'Editorial' })).toHaveValue('The other one wrote this.')
    await page.getByRole('textbox', { name: 'Statement' }).fill('Both, about `numbers`.')
    await save(page)
    await passed(page)
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Statement' })).toHaveValue('Both, about `numbers`.')
    await expect(page.getByRole('textbox', { name: 'Editorial' })).toHaveValue('The other one wrote this.')
    await context.close()
  })
})
