import { Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { usePathname } from '#platform/web/pages/navigation.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { messageSquareIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { countText, newMessages } from '../rules/chat.ts'
import { MESSAGES_PATH } from '../rules/paths.ts'
import { ChatBadge, OpenChat } from './chat-queries.ts'
import { ChatLive, useChatBadge } from './ChatLive.tsx'
import './chat.css'

const fetchPanel = () => import('./ChatPanel.tsx')
const ChatPanel = lazyPart(() => fetchPanel().then((module) => module.ChatPanel))

/** The floating chat button with its badge, and the panel that it opens (requirement M-1). Hidden below 768 px and at `/messages`. */
export function ChatWidget() {
  const known = useChatBadge()
  const badge = known ?? 0
  const [isOpen, setOpen] = useState(false)
  const [chosen, choose] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setOpen(false))
    button.current?.focus()
  }
  const open = useMutation(OpenChat, { onSuccess: (_data, _variables, cache) => cache.setQueryData(ChatBadge, {}, { chatBadge: 0 }) })
  const preload = () => void fetchPanel().catch(() => {})
  const isWide = useAnnouncement(known)
  const isOnPage = usePathname().startsWith(MESSAGES_PATH)
  return (
    <>
      <ChatLive />
      {!isOnPage && (
        <div className="chat-widget" data-unprinted="">
          {isOpen ? (
            <Suspense>
              <ChatPanel chosen={chosen} choose={choose} onClose={close} />
            </Suspense>
          ) : (
            <button
              ref={button}
              type="button"
              className="chat-button"
              data-quiet={badge === 0 ? '' : undefined}
              data-wide={isWide ? '' : undefined}
              aria-label={badge === 0 ? 'Open chat' : `Open chat, ${newMessages(badge)}`}
              aria-expanded={false}
              onPointerEnter={preload}
              onFocus={preload}
              onClick={() => {
                if (badge > 0) choose(null)
                setOpen(true)
                open.mutate({})
              }}
            >
              <Icon of={messageSquareIcon} />
              {badge > 0 && (
                <>
                  <span className="chat-badge">{newMessages(badge)}</span>
                  <span className="chat-count" aria-hidden="true">
                    {countText(badge)}
                  </span>
                </>
              )}
            </button>
          )}
        </div>
      )}
    </>
  )
}

const ANNOUNCE_MS = 6_000
const SCROLL_PX = 80

/** Whether the button says in words that there are new messages: for some seconds after one came to the open page, until it is scrolled. */
function useAnnouncement(badge: number | null): boolean {
  const [isWide, setWide] = useState(false)
  const seen = useRef<number>(null)
  useEffect(() => {
    if (badge === null) return
    const before = seen.current
    seen.current = badge
    if (before === null || badge <= before) return
    setWide(true)
    const from = window.scrollY
    const shrink = () => setWide(false)
    const onScroll = () => {
      if (Math.abs(window.scrollY - from) > SCROLL_PX) shrink()
    }
    const timer = setTimeout(shrink, ANNOUNCE_MS)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
      shrink()
    }
  }, [badge])
  return isWide
}
