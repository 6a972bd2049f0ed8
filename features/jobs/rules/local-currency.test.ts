import { expect, test } from 'vitest'
import { currencyOfZone } from './local-currency.ts'

test('the currency follows the time zone, and is EUR where it is not known', () => {
  expect(['Africa/Lagos', 'Europe/London', 'Australia/Perth', 'Asia/Calcutta', 'Europe/Berlin', 'UTC', 'constructor'].map(currencyOfZone)).toEqual(['NGN', 'GBP', 'AUD', 'INR', 'EUR', 'EUR', 'EUR'])
})
