import type { Browser, Page } from '@playwright/test'
import { findOverflow } from '#tests/support/find-overflow.ts'
import { expect, newMember, signUp, skipGreeting, test, waitForHydration, type NewMember } from '#tests/support/journey.ts'
import { violationsOf } from '../support/is-fit.ts'

type Member = NewMember & { id: string; token: string }

/** A person in a browser of their own; the context is closed with the browser. */
async function anotherMember(browser: Browser, baseURL: string | undefined, name: string): Promise<{ page: Page; member: Member }> {
  const context = await browser.newContext({ baseURL: baseURL! })
  const page = await context.newPage()
  await page.addInitScript(skipGreeting)
  await waitForHydration(page)
  return { page, member: await signUp(page, newMember(name)) }
}

async function asks(page: Page, { token }: Member, query: string, variables: object): Promise<Record<string, string>> {
  const response = await page.request.post('/graphql', { headers: { authorization: `Bearer ${token}` }, data: { query, variables } })
  return ((await response.json()) as { data: Record<string, string> }).data
}
const follows = (page: Page, member: Member, other: Member) => asks(page, member, 'mutation ($id: ID!) { followPerson(personId: $id, follows: true) }', { id: other.id })

async function sends(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Message' })
  await box.fill(text)
  await box.press('Enter')
}
const line = (page: Page, text: string) => page.getByRole('log').getByRole('listitem').filter({ hasText: text })

/** Axe finds no violation, and nothing overflows on a phone or a desktop. */
async function isFitForEverybody(page: Page): Promise<void> {
  for (const size of [{ width: 390, height: 844 }, { width: 1280, height: 720 }]) {
    await page.setViewportSize(size)
    // The layout follows the window a moment later.
    await expect.poll(() => page.evaluate(findOverflow), `at ${size.width} pixels`).toEqual([])
  }
  expect(await violationsOf(page)).toEqual([])
}

/** Hides or shows the window as a change of tabs does. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

test.describe('Messages (requirements M-8 to M-15)', () => {
  test('“Seen” appears when the other person has a message on the screen of a visible window', { tag: '@audit' }, async ({ page, browser, baseURL }) => {
    const ada = await signUp(page, newMember('Ada Ferrante'))
    const { page: other, member: ben } = await anotherMember(browser, baseURL, 'Ben Osei')
    await follows(page, ada, ben)
    await follows(other, ben, ada)
    const { openDirectConversation: id } = await asks(page, ada, 'mutation ($id: ID!) { openDirectConversation(personId: $id) }', { id: ben.id })
    await page.goto(`/messages/${id}`)
    await sends(page, 'The first')
    await expect(line(page, 'The first')).not.toContainText('Seen')
    await other.goto(`/messages/${id}`)
    await expect(line(page, 'The first')).toContainText('Seen')

    // A link to a page of this site arrives with a card.
    const origin = /Sitemap: (.*)\/sitemap\.xml/.exec(await (await page.request.get('/robots.txt')).text())![1]!
    await sends(page, `Have you solved ${origin}/practice/two-sum yet?`)
    for (const window of [page, other]) await expect(window.getByRole('link', { name: /^Problem Two Sum/ })).toHaveAttribute('href', '/practice/two-sum')
    await isFitForEverybody(page)

    await setHidden(other, true)
    await sends(page, 'The second')
    await expect(line(other, 'The second')).toBeVisible()
    await expect(other.getByRole('link', { name: /Ada Ferrante.*1 unread/ })).toBeVisible()
    // Longer than the window waits before it marks what it shows.
    await other.waitForTimeout(1_000)
    await expect(line(page, 'The second')).not.toContainText('Seen')
    await setHidden(other, false)
    await expect(line(page, 'The second')).toContainText('Seen')
    await expect(line(page, 'Have you solved')).not.toContainText('Seen')
  })

  test('the owner of a group renames it, removes and adds a member, and leaves it', { tag: '@audit' }, async ({ page, browser, baseURL }) => {
    const ada = await signUp(page, newMember('Ada Ferrante'))
    const { page: other, member: ben } = await anotherMember(browser, baseURL, 'Ben Osei')
    const { page: third, member: cleo } = await anotherMember(browser, baseURL, 'Cleo Adeyemi')
    await follows(other, ben, ada)
    const id = crypto.randomUUID()
    await asks(page, ada, 'mutation ($id: ID!, $personIds: [ID!]!) { createGroup(id: $id, name: "Study", personIds: $personIds) }', { id, personIds: [ben.id, cleo.id] })

    // Cleo does not follow Ada, so she accepts the invitation first.
    await third.goto(`/messages/${id}`)
    await expect(third.getByText('You’ve been invited to the group Study.')).toBeVisible()
    await expect(third.getByRole('textbox', { name: 'Message' })).toHaveCount(0)
    await third.getByRole('button', { name: 'Accept' }).click()
    await sends(third, 'Hello everyone')

    await other.goto(`/messages/${id}`)
    await page.goto(`/messages/${id}`)
    await sends(page, 'Welcome, Cleo')
    await expect(line(page, 'Welcome, Cleo')).toContainText('Seen by 2')

    // After an @ the text box offers the other members; the one who is chosen is notified although the group is muted.
    await other.getByRole('button', { name: 'Conversation options' }).click()
    await other.getByRole('menuitem', { name: 'Mute' }).click()
    const box = page.getByRole('textbox', { name: 'Message' })
    await box.pressSequentially('Hi @')
    await expect(page.getByRole('option')).toHaveText([/Ben Osei/, /Cleo Adeyemi/])
    await isFitForEverybody(page)
    await box.pressSequentially('cl')
    await expect(page.getByRole('option')).toHaveText([/Cleo Adeyemi/])
    await box.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await box.press('Backspace')
    await box.press('Backspace')
    await box.press('Backspace')
    await box.pressSequentially('@')
    await box.press('ArrowDown')
    await box.press('ArrowUp')
    await box.press('Enter')
    await expect(box).toHaveValue(`Hi @${ben.username} `)
    await box.press('Enter')
    await expect(line(other, 'Hi @').getByRole('link', { name: `@${ben.username}` })).toHaveAttribute('href', `/profile/${ben.username}`)
    await other.goto('/notifications')
    await expect(other.getByText('Ada Ferrante mentioned you in “Study”')).toBeVisible()
    await other.goto(`/messages/${id}`)

    await page.getByRole('button', { name: 'Study', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Group' })
    await expect(dialog.getByRole('listitem')).toHaveCount(3)
    await isFitForEverybody(page)
    await expect(dialog.getByRole('link', { name: 'Ben Osei' })).toHaveAttribute('href', `/profile/${ben.username}`)
    await dialog.getByLabel('Group name').fill('Reading group')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await expect(other.getByRole('button', { name: 'Reading group', exact: true })).toBeVisible()

    await dialog.getByRole('button', { name: 'Remove Ben Osei' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    await expect(other.getByText('We couldn’t find that conversation.').first()).toBeVisible()
    await expect(other.getByText('You may have left it, or someone removed you.')).toBeVisible()
    await expect(other.getByRole('button', { name: 'Retry' })).toHaveCount(0)

    await dialog.getByRole('button', { name: 'Add members' }).click()
    const adding = page.getByRole('dialog', { name: 'Add members' })
    await adding.getByLabel('To').fill(ben.username)
    await adding.getByRole('checkbox', { name: 'Ben Osei' }).check()
    await adding.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(3)

    // A member who is not the owner sees the same people and changes nothing.
    await third.getByRole('button', { name: 'Reading group', exact: true }).click()
    await expect(third.getByRole('dialog', { name: 'Group' }).getByRole('listitem')).toHaveCount(3)
    await expect(third.getByRole('dialog', { name: 'Group' }).getByRole('button', { name: /Rename|Remove|Add/ })).toHaveCount(0)

    await dialog.getByRole('button', { name: 'Leave group' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL(/\/messages$/)
    await expect(page.getByRole('link', { name: /Reading group/ })).toHaveCount(0)
    await expect(third.getByRole('dialog', { name: 'Group' }).getByRole('button', { name: 'Rename' })).toHaveCount(1)
  })

  test('a message that fits into one line has one line (requirement M-2)', { tag: '@audit' }, async ({ page, browser, baseURL }) => {
    const ada = await signUp(page, newMember('Ada Ferrante'))
    const { member: ben } = await anotherMember(browser, baseURL, 'Ben Osei')
    const group = { id: crypto.randomUUID(), name: 'One line', personIds: [ben.id] }
    await asks(page, ada, 'mutation ($id: ID!, $name: String!, $personIds: [ID!]!) { createGroup(id: $id, name: $name, personIds: $personIds) }', group)
    await page.goto(`/messages/${group.id}`)
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello Ben, do you want to learn together?')
    await page.keyboard.press('Enter')
    const text = page.getByRole('log').getByText('Hello Ben, do you want to learn together?')
    await expect(page.getByRole('button', { name: /^Options for the message/ })).toBeAttached()
    const lines = await text.evaluate((paragraph) => paragraph.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(paragraph).lineHeight))
    expect(lines).toBeCloseTo(1, 1)
    // Only the messages scroll, not the page.
    for (let nth = 0; nth < 25; nth++) {
      await page.getByRole('textbox', { name: 'Message' }).fill(`Message ${nth}`)
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('log').getByText('Message 24', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
    // A text that is too long stays whole.
    await page.getByRole('textbox', { name: 'Message' }).fill('m'.repeat(4004))
    await expect(page.getByText('A message can have 4,000 characters. This one has 4,004 characters.')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('m'.repeat(4004))
  })

  test('in the panel, a long title leaves the buttons in view (requirement M-1)', { tag: '@audit' }, async ({ page, browser, baseURL }) => {
    const ada = await signUp(page, newMember('Ada Ferrante'))
    const { member: ben } = await anotherMember(browser, baseURL, 'Ben Osei')
    const group = { id: crypto.randomUUID(), name: 'Long title '.repeat(7), personIds: [ben.id] }
    await asks(page, ada, 'mutation ($id: ID!, $name: String!, $personIds: [ID!]!) { createGroup(id: $id, name: $name, personIds: $personIds) }', group)
    await page.goto('/about')
    await page.getByRole('button', { name: /^Open chat/ }).click()
    const panel = page.getByRole('region', { name: 'Chat' })
    await panel.getByRole('button', { name: /Long title/ }).click()
    await expect(panel.getByRole('heading', { name: /^Long title/ })).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 })
    await expect(panel.getByRole('button', { name: 'Close chat' })).toBeInViewport({ ratio: 1 })
  })
})
