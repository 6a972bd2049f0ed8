import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BOARD_NAMES } from '../rules/boards.ts'
import { BoardTable } from './BoardTable.tsx'

const entry = { rank: 1_004, rankAtWeekStart: null, userId: '1', username: 'ada', name: 'Ada', avatarUrl: null, totalScore: 3_060, streak: 1_020, cloggleScores: { algo: 1_010, math: 1_015, ds: 1_035 } }

test('the movement since Monday stands beside the rank, in words for screen readers (requirement L-19)', () => {
  const html = (movements: boolean) => renderToStaticMarkup(<BoardTable caption="Leaderboard" entries={[{ ...entry, rankAtWeekStart: 1_007 }, entry]} board="total" ownId={null} movements={movements} onExplain={() => {}} />)
  expect(html(true)).toContain('<span aria-hidden="true">▲ 3</span><span class="sr-only">up 3 since Monday</span>')
  expect(html(true)).toContain('new this week')
  expect(html(false)).not.toMatch(/Monday|new this week/)
})

test.each(BOARD_NAMES)('the board %s formats numbers with separators (requirement S-13)', (board) => {
  const html = renderToStaticMarkup(<BoardTable caption="Leaderboard" entries={[entry]} board={board} ownId={null} onExplain={() => {}} />)
  for (const number of ['1,004', '3,060', '1,020', '1,010', '1,015', '1,035']) expect(html).toContain(number)
  expect(html.replaceAll(/<[^>]*>/g, ' ')).not.toMatch(/\d{4}/)
})
