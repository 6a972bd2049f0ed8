import { messageSquareIcon, notebookPenIcon, thumbsUpIcon } from '#platform/web/ui/icons.ts'

/** The icons of this feature's notifications, by kind. */
export const notificationIcons: Readonly<Record<string, string>> = { like: thumbsUpIcon, comment: messageSquareIcon, newBlog: notebookPenIcon }
