import { expect, signUp, test } from '../support/journey.ts'

test.describe('Access tokens (requirements G-20 to G-22)', () => {
  test('a member creates a token, a program uses it within its scopes, and the member revokes it', async ({ page, playwright, baseURL }) => {
    const member = await signUp(page)
    await page.goto('/settings?section=tokens')
    await expect(page.getByText('No access tokens yet')).toBeVisible()
    await page.getByLabel('Name').fill('Backup script')
    await page.getByLabel('Expires after').selectOption('7 days')
    await page.getByRole('checkbox', { name: /own:read/ }).check()
    await page.getByLabel('Your password', { exact: true }).fill('not my password at all')
    await page.getByRole('button', { name: 'Create token' }).click()
    await expect(page.getByText('That’s not your current password.')).toBeVisible()
    await page.getByLabel('Your password', { exact: true }).fill(member.password)
    await page.getByRole('button', { name: 'Create token' }).click()
    const shown = page.getByText(/^cloggle_[\w-]{43}$/)
    await expect(shown).toBeVisible()
    const token = (await shown.textContent())!
    await expect(page.getByRole('listitem').filter({ hasText: 'Backup script' })).toContainText('never used')

    const program = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders: { authorization: `Bearer ${token}` } })
    const send = (query: string) => program.post('/graphql', { data: { query } })
    expect(await (await send('{ currentAccessToken { name } ownBlogs { __typename } }')).json()).toMatchObject({ data: { currentAccessToken: { name: 'Backup script' } } })
    const refused = await send('mutation { endOtherSessions }')
    expect([refused.status(), (await refused.json()).errors[0].message]).toEqual([403, 'Access tokens can’t be used for this. Log in on the site instead.'])
    const lacking = await send('{ conversations { id } }')
    expect([lacking.status(), (await lacking.json()).errors[0].message]).toEqual([403, expect.stringContaining('“messages:read”')])

    await page.reload()
    await expect(page.getByText(token)).toHaveCount(0)
    await expect(page.getByRole('listitem').filter({ hasText: 'Backup script' })).toContainText('last used')
    await page.getByRole('button', { name: 'Revoke Backup script' }).click()
    await page.getByRole('button', { name: 'Revoke', exact: true }).click()
    await expect(page.getByText('No access tokens yet')).toBeVisible()
    // The row takes the focus with it, and the message about the new token goes.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('No access tokens yet')
    await expect(page.getByRole('button', { name: 'Copy token' })).toHaveCount(0)
    expect((await send('{ currentAccessToken { name } }')).status()).toBe(401)
  })
})

test.describe('The documentation of the API without JavaScript (requirement G-22)', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads the operations of a scope, an example and the signature check', async ({ page }) => {
    await page.goto('/developers', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: 'Developers', level: 1 })).toBeVisible()
    await page.getByText('Write, publish and delete blogs (').click()
    await expect(page.getByText('publishBlog(series: BlogSeriesChoice, text: BlogTextInput!)')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Read the newest blogs: curl' })).toContainText('Authorization: Bearer')
    await expect(page.getByRole('region', { name: 'Signature check: JavaScript' })).toContainText('timingSafeEqual')
  })
})
