import { adminPath } from '#features/administration/rules/sections.ts'

/** Why the viewer can't decide, and who can. A site with one admin needs another one. */
export function WhoElse({ reason, others }: { reason: string; others: readonly string[] }) {
  return (
    <p className="rounded-control bg-warning-subtle px-3 py-2 text-sm">
      {reason}{' '}
      {others.length > 0 ? (
        `Who can: ${others.join(', ')}.`
      ) : (
        <>
          You’re the only admin. <a className="link" href={adminPath('people')}>Make another member an admin</a> first.
        </>
      )}
    </p>
  )
}
