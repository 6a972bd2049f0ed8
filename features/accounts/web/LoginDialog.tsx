import { buttonClass } from '#platform/web/ui/button-variant.ts'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { SIGN_UP_PATH } from '../rules/paths.ts'
import { LoginForm } from './LoginForm.tsx'

export interface LoginDialogProps {
  /** Why the login is needed, if the person did not open the dialog themselves. */
  reason: string | null
  /** Whether it opens for people who are probably new: the first choice is then to sign up. */
  isForNewcomers?: boolean
  onClose: () => void
  /** The person follows a link to another page; their intention is kept. */
  onNavigateAway: () => void
  onDone: () => void
}

/** The login dialog (requirement A-4). */
export function LoginDialog({ reason, isForNewcomers = false, onClose, onNavigateAway, onDone }: LoginDialogProps) {
  return (
    <Dialog open title="Login" width="login" onClose={onClose}>
      <div className="grid gap-4">
        {isForNewcomers && (
          <div className="grid gap-3 border-b border-line pb-4">
            {reason !== null && <p className="text-sm text-text-muted">{reason}</p>}
            <a className={buttonClass({ variant: 'primary', wide: true })} href={SIGN_UP_PATH} onClick={onNavigateAway}>
              Sign up
            </a>
            <p className="text-center text-sm text-text-muted">It’s free. Or log in:</p>
          </div>
        )}
        <LoginForm reason={isForNewcomers ? null : reason} isSecondary={isForNewcomers} onFollow={onClose} onDone={onDone} />
        {!isForNewcomers && (
          <p className="text-center text-sm text-text-muted">
            New here?{' '}
            <a className="link -my-3 inline-block py-3" href={SIGN_UP_PATH} onClick={onNavigateAway}>
              Sign up
            </a>
          </p>
        )}
      </div>
    </Dialog>
  )
}
