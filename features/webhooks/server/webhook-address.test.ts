import { expect, test } from 'vitest'
import { hasPassword, isSameAddress, maskedAddress, shownAddress } from './webhook-address.ts'

test('the address of a webhook is shown without the secrets in it', () => {
  expect(shownAddress('https://hooks.example.com/services/T000/B000/SECRETabcd?key=SECRETwxyz')).toBe('https://hooks.example.com/…wxyz')
  expect(shownAddress('https://name:SECRET@hooks.example.com/in')).toBe('https://hooks.example.com/in')
  expect(['https://hooks.example.com', 'https://hooks.example.com/'].map(shownAddress)).toEqual(['https://hooks.example.com', 'https://hooks.example.com'])
})

test('a password in an address is not shown to other admins', () => {
  expect(maskedAddress('https://name:SECRET@hooks.example.com/in?a=1')).toBe('https://***@hooks.example.com/in?a=1')
  expect(maskedAddress('https://hooks.example.com')).toBe('https://hooks.example.com')
})

test('a user name or a password in an address is found', () => {
  expect(['https://name:password@hooks.example/x', 'https://name@hooks.example/x', 'https://:password@hooks.example/x', 'https://hooks.example/@x?a=b@c'].map(hasPassword)).toEqual([true, true, true, false])
})

test('two spellings of an address are the same one', () => {
  expect(isSameAddress('https://hooks.example', 'HTTPS://Hooks.example:443/#in')).toBe(true)
  expect(isSameAddress('https://hooks.example/a', 'https://hooks.example/A')).toBe(false)
})
