import { copyText } from '../copy-text.ts'
import { IconButton } from './IconButton.tsx'
import { share2Icon } from './icons.ts'

/** Opens the share sheet of the device, or copies the address where there is none. */
export function ShareButton({ title }: { title: string }) {
  const share = async () => {
    const url = window.location.href.split('#')[0]!
    if (navigator.share !== undefined) {
      await navigator.share({ title, url }).catch(() => {})
      return
    }
    await copyText(url, { copied: 'Link copied', failed: `Copy this link: ${url}` })
  }
  return <IconButton icon={share2Icon} label="Share" onClick={() => void share()} />
}
