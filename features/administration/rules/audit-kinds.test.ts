import { expect, test } from 'vitest'
import { AUDIT_KIND_LABELS, AUDIT_KINDS, kindOfAction } from './audit-kinds.ts'

test('each action of the audit log is of one kind (requirement G-5)', () => {
  expect(['grant.given', 'trust.set', 'person.suspended', 'report.dismissed', 'blog.removed', 'problem.removed', 'problem.published', 'problems.tagged', 'webhook.removed', 'switch.on', 'news.hidden', 'unknown'].map(kindOfAction)).toEqual([
    'roles', 'roles', 'accounts', 'moderation', 'moderation', 'moderation', 'problems', 'problems', 'site', 'site', 'content', 'content',
  ])
  expect(Object.keys(AUDIT_KIND_LABELS)).toEqual([...AUDIT_KINDS])
})
