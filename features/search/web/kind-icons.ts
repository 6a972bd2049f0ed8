import { briefcaseIcon, calendarDaysIcon, circlePlayIcon, codeXmlIcon, graduationCapIcon, lightbulbIcon, listOrderedIcon, messageSquareIcon, newspaperIcon, notebookPenIcon, searchIcon, settingsIcon, trophyIcon, userRoundIcon, usersIcon } from '#platform/web/ui/icons.ts'

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
  event: calendarDaysIcon,
  job: briefcaseIcon,
  idea: lightbulbIcon,
  contest: trophyIcon,
  group: usersIcon,
}

/** The icon of a kind of things. */
export const kindIcon = (kind: string): string => ICONS[kind] ?? searchIcon
