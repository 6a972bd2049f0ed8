import { useNumber } from '#platform/web/ui/use-number.ts'
import type { ViewerPersonData } from './use-viewer-people.ts'

interface Props {
  /** Null if the person does not show it. */
  followerCount: number | null
  viewer: ViewerPersonData | null
}

const one = (count: number, word: string, number: (count: number) => string) => `${number(count)} ${word}${count === 1 ? '' : 's'}`

/** The relationship of a person to the viewer: a connection or mutuals, otherwise the follower count. */
export function Relationship({ followerCount, viewer }: Props) {
  const number = useNumber()
  const parts = [
    viewer?.follows === true && viewer.followsYou ? 'Connection' : viewer?.followsYou === true ? 'Follows you' : null,
    viewer !== null && viewer.mutuals > 0 ? one(viewer.mutuals, 'mutual', number) : null,
  ].filter((part) => part !== null)
  if (parts.length > 0) return <>{parts.join(' · ')}</>
  return followerCount === null ? null : <>{one(followerCount, 'follower', number)}</>
}
