import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PRIVACY } from '#features/about/rules/privacy.ts'

test('the privacy page says what is stored by each feature that has personal data', () => {
  const withData = readdirSync('features').filter((feature) => readdirSync(`features/${feature}`).includes('rules') && readdirSync(`features/${feature}/rules`).includes('personal-data.ts'))
  const named = new Set(PRIVACY.sections.flatMap(({ data = [] }) => data).flatMap(({ of = [] }) => of))
  expect([...named].sort()).toEqual(withData.sort())
})
