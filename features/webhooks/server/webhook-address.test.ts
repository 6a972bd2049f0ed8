import { expect, test } from 'vitest'
import { shownAddress } from './shown-address.ts'

test('the address of a webhook is shown without the secrets in it', () => {
  expect(shownAddress('https://hooks.example.com/services/T000/B000/SECRETabcd?key=SECRETwxyz')).toBe('https://hooks.example.com/…wxyz')
  expect(shownAddress('https://name:SECRET@hooks.example.com/in')).toBe('https://hooks.example.com/…in')
  expect(['https://hooks.example.com', 'https://hooks.example.com/'].map(shownAddress)).toEqual(['https://hooks.example.com', 'https://hooks.example.com'])
})
