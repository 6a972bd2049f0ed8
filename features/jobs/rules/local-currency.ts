import type { Currency } from './salary.ts'

const BY_ZONE = new Map<string, Currency>(Object.entries({
  'Europe/London': 'GBP', 'Europe/Zurich': 'CHF', 'Europe/Warsaw': 'PLN', 'Europe/Stockholm': 'SEK', 'Europe/Oslo': 'NOK', 'Europe/Copenhagen': 'DKK', 'Europe/Prague': 'CZK',
  'America/Toronto': 'CAD', 'America/Vancouver': 'CAD', 'America/Edmonton': 'CAD', 'America/Winnipeg': 'CAD', 'America/Halifax': 'CAD', 'America/St_Johns': 'CAD', 'America/Regina': 'CAD',
  'America/New_York': 'USD', 'America/Chicago': 'USD', 'America/Denver': 'USD', 'America/Los_Angeles': 'USD', 'America/Phoenix': 'USD', 'America/Detroit': 'USD', 'America/Anchorage': 'USD', 'Pacific/Honolulu': 'USD',
  'America/Sao_Paulo': 'BRL', 'America/Bahia': 'BRL', 'America/Fortaleza': 'BRL', 'America/Recife': 'BRL', 'America/Manaus': 'BRL',
  'Asia/Kolkata': 'INR', 'Asia/Calcutta': 'INR', 'Asia/Tokyo': 'JPY', 'Asia/Singapore': 'SGD',
  'Africa/Johannesburg': 'ZAR', 'Africa/Lagos': 'NGN', 'Africa/Nairobi': 'KES',
} as const))

/** The currency where a time zone is, among those of salaries; otherwise that of most listed jobs. */
export const currencyOfZone = (timeZone: string): Currency => BY_ZONE.get(timeZone) ?? (timeZone.startsWith('Australia/') ? 'AUD' : 'EUR')
