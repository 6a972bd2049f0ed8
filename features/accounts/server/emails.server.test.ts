import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { PASSWORD, people, visitor } from '#tests/support/people.ts'

const services = await openTestServices()
const { app, mails } = services

const register = (username: string, name: string) =>
  app.inject({
    method: 'POST', url: '/api/auth/register', payload: { name, username, email: `${username}@people.test`, password: PASSWORD }, remoteAddress: `10.70.0.${username.length}`,
  })
const RESET = 'mutation ($email: String!) { requestPasswordReset(email: $email) }'

describe('Emails of an account (A-6)', () => {
  test('no email contains a URL that somebody put into their name', async () => {
    expect((await register('evil', 'Win at https://evil.example/now')).statusCode).toBe(201)
    await visitor(services).asks(RESET, { email: 'evil@people.test' })
    const { ada } = await people(services, 'ada')
    await services.pool.query("update people set name = 'evil.example' where id = $1", [ada.id])
    await ada.asks('mutation ($a: String!, $b: String!) { requestEmailChange(currentPassword: $a, email: $b) }', { a: PASSWORD, b: 'victim@people.test' })
    await ada.asks('mutation ($a: String!, $b: String!) { changePassword(currentPassword: $a, newPassword: $b) }', { a: PASSWORD, b: 'another phrase of four' })
    await ada.asks('mutation ($password: String!) { requestAccountDeletion(password: $password) }', { password: 'another phrase of four' })
    for (let n = 0; n < 2; n++) await services.work()
    const bad = mails.filter(({ text, subject }) => `${subject}${text}`.includes('evil.example'))
    expect(bad).toEqual([])
    expect(mails.filter(({ text }) => text.startsWith('Hello,\n\n')).map(({ subject }) => subject).sort()).toEqual([
      'Choose a new password',
      'Confirm your new email address',
      'Please confirm your email address',
      'Your account will be deleted',
      'Your email address is about to change',
      'Your password was changed',
    ])
  })

  test('other names are in the greeting', async () => {
    await register('mary-ann', 'Mary-Ann O’Neil')
    await services.work()
    expect(mails.at(-1)!.text).toMatch(/^Hello Mary-Ann O’Neil,\n\n/)
  })
})
