import { copyText } from '#platform/web/copy-text.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { copyIcon } from '#platform/web/ui/icons.ts'

/** A token that was just created. It is shown only here. */
export function NewToken({ token }: { token: string }) {
  const copy = () => copyText(token, { copied: 'Token copied', failed: 'Couldn’t copy the token. Select and copy it.' })
  return (
    <div ref={show} tabIndex={-1} role="status" className="grid scroll-mt-20 gap-3 rounded-control bg-success-subtle px-4 py-3 text-sm">
      <p className="text-success">Copy your new token now. It’s shown only once.</p>
      <code className="wrap-anywhere text-text">{token}</code>
      <Button small icon={copyIcon} className="justify-self-start" onClick={() => void copy()}>
        Copy token
      </Button>
    </div>
  )
}

/** The button that created it is at the end of a long form. */
function show(box: HTMLElement | null): void {
  box?.focus({ preventScroll: true })
  box?.scrollIntoView({ block: 'center' })
}
