import { expect, test } from 'vitest'
import { sectionNamed, type AdminSection } from './admin-sections.ts'

const section = (name: string, right: string) => ({ name, right }) as AdminSection
const SECTIONS = [section('overview', 'health.read'), section('approvals', 'news.publish'), section('news', 'news.publish')]

test('the address without a section leads to the first one that the viewer may open', () => {
  expect(sectionNamed(SECTIONS, undefined, ['health.read', 'news.publish'])?.name).toBe('overview')
  expect(sectionNamed(SECTIONS, undefined, ['news.publish'])?.name).toBe('approvals')
  expect(sectionNamed(SECTIONS, undefined, [])).toBe(null)
})

test('a named section is that one, whatever the viewer may open', () => {
  expect(sectionNamed(SECTIONS, 'overview', ['news.publish'])?.name).toBe('overview')
  expect(sectionNamed(SECTIONS, 'nothing', ['news.publish'])).toBe(null)
})
