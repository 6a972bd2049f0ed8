import { expect, it } from 'vitest'
import { channelOfVideo, stateOfVideo } from './broken-videos.ts'

it.each([
  [200, '{"type":"video","title":"Film"}', 'playable'],
  [404, 'Not Found', 'removed'], [400, 'Bad Request', 'removed'], [401, 'Unauthorized', 'private'], [403, 'Forbidden', 'private'],
  [200, '{"type":"rich"}', null], [200, 'null', null], [200, '<html>Log in</html>', null], [429, '', null], [500, '', null], [302, '', null],
] as const)('the answer %i of the video host with %j means %j', (status, body, state) => {
  expect(stateOfVideo(status, body)).toBe(state)
})

it.each([
  ['{"type":"video","author_name":" 3Blue1Brown "}', '3Blue1Brown'], ['{"type":"video","author_name":""}', null], ['{"author_name":7}', null], ['Not Found', null],
])('the answer %j names the channel %j', (body, channel) => {
  expect(channelOfVideo(body)).toBe(channel)
})
