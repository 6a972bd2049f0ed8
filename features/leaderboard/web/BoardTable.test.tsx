import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BOARD_NAMES } from '../rules/boards.ts'
import { BoardTable } from './BoardTable.tsx'

const entry = { rank: 1_004, userId: '1', username: 'ada', name: 'Ada', avatarUrl: null, totalScore: 3_060, streak: 1_020, cloggleScores: { algo: 1_010, math: 1_015, ds: 1_035 } }

test.each(BOARD_NAMES)('the board %s formats numbers with separators (requirement S-13)', (board) => {
  const html = renderToStaticMarkup(<BoardTable caption="Leaderboard" entries={[entry]} board={board} ownId={null} onExplain={() => {}} />)
  for (const number of ['1,004', '3,060', '1,020', '1,010', '1,015', '1,035']) expect(html).toContain(number)
  expect(html.replaceAll(/<[^>]*>/g, ' ')).not.toMatch(/\d{4}/)
})
