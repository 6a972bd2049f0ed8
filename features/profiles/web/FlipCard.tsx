import { useEffect, useRef, useState, type ReactNode } from 'react'
import { CardBack } from './CardBack.tsx'
import { CardFront } from './CardFront.tsx'
import type { ProfileData } from './profile-query.ts'

interface Props {
  profile: ProfileData
  role: string
  /** The avatar actions of the owner. */
  avatarMenu?: ReactNode
}

const SIDE = 'col-start-1 row-start-1 grid rounded-card border border-line bg-surface backface-hidden'

/**
 * The card of a person: the front shows the person, the back the QR code of the profile. A press, Enter or Space flips it in 0.7 s; the hidden side
 * cannot be reached (requirement R-2).
 */
export function FlipCard({ profile, role, avatarMenu }: Props) {
  const [isFlipped, setFlipped] = useState(false)
  const front = useRef<HTMLButtonElement>(null)
  const back = useRef<HTMLButtonElement>(null)
  const wasFlipped = useRef(false)

  useEffect(() => {
    if (isFlipped === wasFlipped.current) return
    wasFlipped.current = isFlipped
    const button = isFlipped ? back.current : front.current
    button?.focus({ preventScroll: true })
  }, [isFlipped])

  return (
    <div className="perspective-[1200px]">
      <div className={`grid transition-transform duration-700 ease-in-out transform-3d print:transform-none ${isFlipped ? 'rotate-y-180' : ''}`}>
        <div className={SIDE} inert={isFlipped}>
          <CardFront profile={profile} role={role} avatarMenu={avatarMenu} flip={front} onFlip={() => setFlipped(true)} />
        </div>
        <div className={`${SIDE} rotate-y-180`} inert={!isFlipped} data-unprinted="">
          <CardBack profile={profile} flip={back} onFlip={() => setFlipped(false)} />
        </div>
      </div>
    </div>
  )
}
