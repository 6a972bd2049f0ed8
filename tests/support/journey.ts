import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base, type Page, type Response } from '@playwright/test'
import { HYDRATED_EVENT } from '#platform/rules/hydrated.ts'

export { expect } from '@playwright/test'

/** For `test.use`, in journeys that watch requests: the driver does not always see requests that a service worker handles. */
export const OBSERVE_REQUESTS = { serviceWorkers: 'block' } as const

interface DemoAccount {
  email: string
  username: string
  password: string
}

/** Every journey fails when the page violates its content policy or throws; the opening screen is skipped. */
export const test = base.extend<{ skipsGreeting: boolean }>({
  skipsGreeting: [true, { option: true }],
  // Every journey has a network of its own, because the limits per address are real.
  // oxlint-disable-next-line no-empty-pattern -- the runner wants a pattern here
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': ownNetwork() }),
  page: async ({ page, skipsGreeting }, use) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`))
    page.on('console', (message) => {
      const text = message.text()
      if (/Content Security Policy|Hydration|hydrat|Minified React error/i.test(text)) problems.push(text)
    })
    if (skipsGreeting) await page.addInitScript(skipGreeting)
    await waitForHydration(page)
    await use(page)
    // A response that is still being changed when the journey ends would count as an error outside of all tests.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(problems, 'The page was quiet.').toEqual([])
  },
})

/**
 * From now on `goto` and `reload` wait for hydration; journeys about the time before pass `waitUntil: 'commit'`. Pages that never hydrate
 * (a feed, a page without scripts) are not waited for long.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.addInitScript((alive) => addEventListener(alive, () => Object.assign(window, { isAlive: true })), HYDRATED_EVENT)
  const waiting = async (opened: Promise<Response | null>, options?: { waitUntil?: string | undefined }) => {
    const response = await opened
    if (options?.waitUntil !== 'commit') await page.waitForFunction(() => 'isAlive' in window, null, { timeout: 3_000 }).catch(() => {})
    return response
  }
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = (url, options) => waiting(goto(url, options), options)
  page.reload = (options) => waiting(reload(options), options)
}

/** Waits until the page that is open has its content, after its placeholders. */
export const isLoaded = (page: Page): Promise<void> => expect(page.locator('.skeleton:visible, main[aria-busy]')).toHaveCount(0)

/** Waits for the answer to the next request whose body contains a text, such as the name of its operation. */
export const answerTo = (page: Page, text: string): Promise<Response> => page.waitForResponse((response) => response.request().postData()?.includes(text) === true)

const ownNetwork = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 254) + 1).join('.')}`

/** Runs in the page: marks the opening screen as seen today. */
export function skipGreeting(): void {
  const now = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
  try {
    localStorage.setItem('cloggle.opening', day)
  } catch {
    // Pages without an origin have no storage and no opening screen.
  }
}

export function demoAccount(role: 'learner' | 'mentor' | 'admin'): DemoAccount {
  const folder = process.env['JOURNEYS_DATA'] ?? '.data'
  return (JSON.parse(readFileSync(join(folder, 'demo-accounts.json'), 'utf8')) as Record<string, DemoAccount>)[role]!
}

export interface NewMember {
  name: string
  username: string
  email: string
  password: string
}

let count = 0

export function newMember(name = 'Robin Vega'): NewMember {
  const mark = `${process.pid.toString(36)}${Date.now().toString(36).slice(-5)}${count++}`
  return { name, username: `m-${mark}`, email: `m-${mark}@people.test`, password: 'a phrase that nobody guesses' }
}

/** Registers through the API and logs this page in, for journeys about something else. */
export async function signUp(page: Page, member = newMember()): Promise<NewMember & { id: string; token: string }> {
  const { user, token } = await authenticate(page, 'register', member)
  return { ...member, id: user.id, token }
}

/**
 * Logs this page in through the API, with an existing account or a new one. No page of the site is loaded for it: a plain text file is enough to
 * reach the storage of its origin.
 */
export async function authenticate(page: Page, by: 'login' | 'register', body: object): Promise<{ token: string; user: { id: string } }> {
  const response = await page.request.post(`/api/auth/${by}`, { data: body })
  const text = await response.text()
  if (!response.ok()) throw new Error(text)
  const answer = JSON.parse(text) as { token: string; user: { id: string } }
  await page.goto('/robots.txt', { waitUntil: 'commit' })
  await page.evaluate(({ token, user }) => {
    localStorage.setItem('token', token)
    localStorage.setItem('user', JSON.stringify(user))
  }, answer)
  return answer
}

/** Logs this page in as the demo admin, in the admin role. */
export async function actAsAdmin(page: Page): Promise<void> {
  const { email, password } = demoAccount('admin')
  await authenticate(page, 'login', { email, password })
  await page.goto('/switchProfile')
  await page.getByRole('button', { name: 'Switch to Admin' }).click()
  await page.getByText('You’re now in Admin mode.').waitFor()
}

/** Logs in through the dialog, as a person does. */
export async function logIn(page: Page, account: { email: string; password: string }): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByLabel('Email').fill(account.email)
  await dialog.getByLabel('Password', { exact: true }).fill(account.password)
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(dialog).toBeHidden()
}
