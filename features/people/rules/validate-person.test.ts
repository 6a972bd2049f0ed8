import { describe, expect, test } from 'vitest'
import { COMMON_PASSWORDS } from '#features/accounts/rules/common-passwords.ts'
import { validatePassword, passwordStrength } from '#features/accounts/rules/password-strength.ts'
import { cleanEmail, validateEmail, validateName, suggestUsername, validateUsername } from './validate-person.ts'

describe('Names, usernames and addresses (requirement A-1)', () => {
  test.each([
    ['Ada Lovelace', 'ada-lovelace'],
    ['Zoë  da Silva', 'zoe-da-silva'],
    ['Jean-Luc O’Neill', 'jean-luc-o-neill'],
    ['李', ''],
    ['Al', ''],
    ['Admin', ''],
    ['Maximiliane Annegret von Hohenstein', 'maximiliane-annegret-von'],
    ['long '.repeat(20), 'long-long-long-long-long-long'],
  ])('suggests for %s the username "%s"', (name, username) => {
    expect(suggestUsername(name)).toBe(username)
    if (username !== '') expect(validateUsername(username)).toBeNull()
  })

  test.each(['ada', 'ada-2', ' ADA '])('accepts the username "%s"', (text) => {
    expect(validateUsername(text)).toBeNull()
  })

  test.each(['', 'ab', 'a'.repeat(31), '-ada', 'ada-', 'a--b', 'ada l', 'zoë', 'settings'])('rejects the username "%s"', (text) => {
    expect(validateUsername(text)).toMatch(/\.$/)
  })

  test.each(['\u3164', '\u115f\u1160', '\uffa0', '\u17b4', '\u2800', '\u034f', '\u0301'])('rejects the invisible name %j', (name) => {
    expect(validateName(name)).not.toBeNull()
  })

  test.each(['علی‌رضا', 'क्‍ष', '李', '5', 'Ж'])('accepts the name %s', (name) => {
    expect(validateName(name)).toBeNull()
  })

  test.each(['Cloggle', 'Cloggle Team', 'c1oggle support', 'The Moderators', 'Admin', 'ADM1N', 'Site Administrator of Cloggle', 'Clöggle', 'S u p p o r t cloggle'])('the name %s is for the site’s team', (name) => {
    expect(validateName(name)).toBe('That name is reserved for the site’s team.')
  })

  test.each(['admin-team', 'cloggle-help', 'moderators', 'supp0rt', 'c10ggle'])('the username %s is reserved', (text) => {
    expect(validateUsername(text)).toBe('That username is reserved. Choose another.')
  })

  test.each(['Ada Administrator-Smith', 'Ruth Teammate', 'Modest Musorgski', 'Adam Indigo', 'Stafford'])('the name %s is for anyone', (name) => {
    expect(validateName(name)).toBeNull()
  })

  test.each([
    ['user@münchen.example', 'user@xn--mnchen-3ya.example'],
    ['José@Mail.example', 'josé@mail.example'],
    ['пользователь@почта.рф', 'пользователь@xn--80a1acny.xn--p1ai'],
    ['a@b.example', 'a@b.example'],
  ])('the address %s is kept as %s', (text, kept) => {
    expect(validateEmail(text)).toBeNull()
    expect(cleanEmail(text)).toBe(kept)
  })

  test.each(['a@münchen', 'a@b c.example', 'a@b/ü.example', 'ü@', '@ü.example', 'a b@x.example'])('rejects the address %s', (text) => {
    expect(validateEmail(text)).toBe('Enter a valid email address.')
  })

  test('a name needs a letter, an address needs a host', () => {
    expect(validateName('Ada')).toBeNull()
    expect(validateName('  ')).toBe('Enter your name.')
    expect(validateName('a\u0000b')).not.toBeNull()
    expect(validateEmail('ada@people.test')).toBeNull()
    expect(validateEmail('ada@')).toBe('Enter a valid email address.')
  })
})

describe('The strength of a password (requirement A-1)', () => {
  test('grows with the length; a refused password is weak', () => {
    expect(passwordStrength('')).toBe(0)
    expect(passwordStrength('short')).toBe(1)
    expect(passwordStrength('tulip garden')).toBe(2)
    expect(passwordStrength('tulip garden gate')).toBe(3)
    expect(passwordStrength('tulip garden gate window')).toBe(4)
    expect(passwordStrength('ada-lovelace1', { username: 'ada-lovelace' })).toBe(1)
  })

  test('a common password is recognized with the list', () => {
    expect(validatePassword('passwordpassword')).toBeNull()
    expect(validatePassword('passwordpassword', {}, COMMON_PASSWORDS)).toContain('too common')
    expect(validatePassword('machinelearning2024', {}, COMMON_PASSWORDS)).not.toBeNull()
  })
})
