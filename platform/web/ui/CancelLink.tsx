import { buttonClass } from './button-variant.ts'
import { showKeptToast } from './show-kept-toast.ts'

interface Props {
  to: string
  draft: { isUnsaved: boolean; forget: () => void }
}

/** Leaves a form whose values stay on this device: says so, and offers to discard them. */
export function CancelLink({ to, draft: { isUnsaved, forget } }: Props) {
  const tell = () => {
    if (isUnsaved) showKeptToast(forget)
  }
  return (
    <a href={to} className={buttonClass({})} onClick={tell}>
      Cancel
    </a>
  )
}
