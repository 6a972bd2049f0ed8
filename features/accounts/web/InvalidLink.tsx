import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { FORGOT_PASSWORD_PATH, settingsPath } from '../rules/paths.ts'
import { INVALID_LINK } from '../rules/texts.ts'
import { FormColumn } from './FormColumn.tsx'

const NEXT_STEPS = {
  reset: { to: FORGOT_PASSWORD_PATH, label: 'Request a new link' },
  verify: { to: settingsPath('account'), label: 'Request a new link in Settings' },
} as const

/** Shown for a link that is expired, used or incomplete, with a way to get a new one. */
export function InvalidLink({ purpose }: { purpose: 'reset' | 'verify' }) {
  const { to, label } = NEXT_STEPS[purpose]
  return (
    <FormColumn title="This link doesn’t work" sentence={INVALID_LINK} follows>
      <p className="text-sm text-text-muted">
        If you pasted the link, check that it’s complete.
      </p>
      <div>
        <ButtonLink to={to} variant="primary">
          {label}
        </ButtonLink>
      </div>
    </FormColumn>
  )
}
