import { atSignIcon, circleCheckIcon, messageCircleIcon, messageSquareIcon, thumbsUpIcon } from '#platform/web/ui/icons.ts'

/** The icons of this feature's notifications, by kind. */
export const notificationIcons: Readonly<Record<string, string>> = { discussion: messageSquareIcon, reply: messageCircleIcon, mention: atSignIcon, answer: circleCheckIcon, commentLike: thumbsUpIcon }
