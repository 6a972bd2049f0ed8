import { describe, expect, test } from 'vitest'
import { COMMON_PASSWORDS } from '#features/accounts/rules/common-passwords.ts'
import { validatePassword, passwordStrength } from '#features/accounts/rules/password-strength.ts'
import { validateEmail, validateName, suggestUsername, validateUsername } from './validate-person.ts'

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
