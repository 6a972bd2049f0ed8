import { ABOUT_PATH, ACCESSIBILITY_PATH, CONTACT_PATH } from '#features/about/rules/paths.ts'
import { PRIVACY_PATH, TERMS_PATH } from '#features/accounts/rules/paths.ts'
import { STATUS_PATH } from '#features/status/rules/paths.ts'
import { DEVELOPERS_PATH } from '#features/api-tokens/rules/paths.ts'
import { CONDUCT_PATH, MODERATION_LOG_PATH } from '#features/moderation/rules/paths.ts'

const LINKS: readonly (readonly [label: string, path: string])[] = [
  ['About', ABOUT_PATH],
  ['Contact', CONTACT_PATH],
  ['Code of conduct', CONDUCT_PATH],
  ['Moderation log', MODERATION_LOG_PATH],
  ['Privacy', PRIVACY_PATH],
  ['Terms', TERMS_PATH],
  ['Accessibility', ACCESSIBILITY_PATH],
  ['Developers', DEVELOPERS_PATH],
  ['Status', STATUS_PATH],
]

/** The links at the end of every page. */
export function Footer() {
  return (
    <div data-unprinted="" className="shell-footer">
      <nav aria-label="Site" className="mx-auto max-w-page border-t border-line px-8 py-6 max-md:px-4">
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-text-muted">
          {LINKS.map(([label, path]) => (
            <li key={path}>
              <a className="inline-flex min-h-8 items-center hover:underline pointer-coarse:min-h-11" href={path}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
