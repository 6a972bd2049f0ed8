import type { ComponentType } from 'react'
import type { Part } from '../rules/group.ts'

declare module '#platform/web/pages/feature.ts' {
  interface WebExtensionPoints {
    /** Sections on the page of a group, for its members. */
    groupSections: GroupSection
    /** Buttons beside the schedule of a group, for its mentors. */
    scheduleLinks: ScheduleLink
    /** Links on the page of mentors. */
    mentorLinks: GroupsLink
    /** Links on the page of a learner’s groups. */
    learnerLinks: GroupsLink
  }
}

export interface GroupSection {
  name: string
  Component: ComponentType<{ groupId: string; part: Part; isArchived: boolean }>
}

export interface ScheduleLink {
  label: string
  /** The address, with the group in it. */
  pathOf: (groupId: string) => string
}

export interface GroupsLink {
  to: string
  label: string
}
