import { defineFeature } from '#platform/server/feature.ts'
import { leaderboardPersonalData } from '../rules/personal-data.ts'
import { leaderboardRights } from '../rules/rights.ts'
import { leaderboardListeners } from './leaderboard.listeners.ts'
import { leaderboardTasks } from './leaderboard.tasks.ts'
import './badges.schema.ts'
import './daily.schema.ts'
import './leaderboard.live.ts'
import './leaderboard.schema.ts'

const ofPerson = ({ personId }: { personId: string }) => [`person:${personId}`]
const ofBoards = () => ['leaderboard']

export const leaderboard = defineFeature({
  name: 'leaderboard',
  rights: leaderboardRights,
  personalData: leaderboardPersonalData,
  tasks: leaderboardTasks,
  listeners: leaderboardListeners,
  cacheTags: {
    'badge.earned': ofPerson,
    'badge.lost': ofPerson,
    'elite.invited': 'none',
    'rank.moved': 'none',
    'scores.changed': ofBoards,
    'profile.changed': ofBoards,
    'person.left': ofBoards,
    'person.suspended': ofBoards,
  },
})
