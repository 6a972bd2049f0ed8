import type { RefObject } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import type { ProfileData } from './profile-query.ts'

interface Props {
  profile: ProfileData
  flip: RefObject<HTMLButtonElement | null>
  onFlip: () => void
}

/** The back of the card: the QR code of the profile's address, dark on light in both themes so that scanners can read it. */
export function CardBack({ profile, flip, onFlip }: Props) {
  const { path, size } = profile.qrCode
  return (
    // A press anywhere turns the card; from the keyboard the button does.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div className="grid cursor-pointer content-between justify-items-center gap-4 p-6 text-center" onClick={onFlip}>
      <div className="w-full max-w-44 rounded-control border border-line bg-qr-background p-1">
        <svg viewBox={`0 0 ${size} ${size}`} className="block w-full fill-qr-foreground" role="img" aria-label={`QR code for ${profile.name}’s profile`} shapeRendering="crispEdges">
          <path d={path} />
        </svg>
      </div>
      <p className="text-sm text-text-muted">
        Scan it to open the profile of <span className="wrap-anywhere">@{profile.username}</span>.
      </p>
      <Button
        ref={flip}
        small
        onClick={(event) => {
          // The press reaches the card around the button.
          event.stopPropagation()
          onFlip()
        }}
      >
        Flip to Front
      </Button>
    </div>
  )
}
