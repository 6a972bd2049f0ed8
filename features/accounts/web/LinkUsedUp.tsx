import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { FORGOT_PASSWORD_PATH, settingsPath } from '../rules/paths.ts'
import { LINK_USED_UP } from '../rules/texts.ts'
import { FormColumn } from './FormColumn.tsx'

const WAYS = {
  reset: { to: FORGOT_PASSWORD_PATH, label: 'Ask for a new link' },
  verify: { to: settingsPath('account'), label: 'Ask for a new link in your settings' },
} as const

/** A link from a mail that works no more, or was opened without its secret; and the way to a new one. */
export function LinkUsedUp({ purpose }: { purpose: 'reset' | 'verify' }) {
  const { to, label } = WAYS[purpose]
  return (
    <FormColumn title="This link does not work" sentence={LINK_USED_UP} follows>
      <p className="text-sm text-ink-soft">
        If you copied it from a mail by hand, make sure that nothing is missing at its end.
      </p>
      <div>
        <ButtonLink to={to} look="primary">
          {label}
        </ButtonLink>
      </div>
    </FormColumn>
  )
}
