import { circlePlayIcon, codeXmlIcon, graduationCapIcon, listOrderedIcon, messageSquareIcon, newspaperIcon, notebookPenIcon, searchIcon, settingsIcon, userRoundIcon } from '#platform/web/ui/icons.ts'

const ICONS: Readonly<Record<string, string>> = {
  blog: notebookPenIcon,
  problem: codeXmlIcon,
  person: userRoundIcon,
  setting: settingsIcon,
  message: messageSquareIcon,
  news: newspaperIcon,
  course: graduationCapIcon,
  lesson: circlePlayIcon,
  collection: listOrderedIcon,
}

/** The icon of a kind of things. */
export const kindIcon = (kind: string): string => ICONS[kind] ?? searchIcon
