import { describe, expect, test } from 'vitest'
import { acceptedFirst, commentPath, MAX_DEPTH, maySend, placeOfReply, sortThreads, threadsOf } from './comments.ts'
import { mergeRecent, type RecentComment } from './recent-comments.ts'

describe('Comments (requirements B-6, U-2)', () => {
  test('blank text cannot be sent', () => {
    expect([maySend(' \n\t'), maySend(' x ')]).toEqual([false, true])
  })

  test('replies are shown below the comment they answer, in the order they were written', () => {
    const flat = [{ id: 'a', parentId: null }, { id: 'b', parentId: 'a' }, { id: 'c', parentId: null }, { id: 'd', parentId: 'b' }, { id: 'e', parentId: 'gone' }]
    const shape = (threads: ReturnType<typeof threadsOf>): unknown => threads.map(({ comment, replies }) => [comment.id, shape(replies)])
    expect(shape(threadsOf(flat))).toEqual([['a', [['b', [['d', []]]]]], ['c', []], ['e', []]])
  })

  test('the accepted answer comes first (requirement U-7)', () => {
    const reply = (id: string, isAccepted = false) => ({ comment: { id, parentId: 'q', isAccepted }, replies: [] })
    expect(acceptedFirst([reply('a'), reply('b', true), reply('c')]).map(({ comment }) => comment.id)).toEqual(['b', 'a', 'c'])
  })

  test('threads are sorted by age, or by likes and then replies; replies keep their order', () => {
    const flat = [
      { id: 'a', parentId: null, likeCount: 1 }, { id: 'b', parentId: null, likeCount: 3 }, { id: 'c', parentId: null, likeCount: 1 },
      { id: 'd', parentId: 'c', likeCount: 0 }, { id: 'e', parentId: 'c', likeCount: 9 },
    ]
    const ids = (order: 'oldest' | 'newest' | 'best') => sortThreads(threadsOf(flat), order).map(({ comment }) => comment.id).join('')
    expect([ids('oldest'), ids('newest'), ids('best')]).toEqual(['abc', 'cba', 'bca'])
    expect(sortThreads(threadsOf(flat), 'newest')[0]!.replies.map(({ comment }) => comment.id)).toEqual(['d', 'e'])
  })

  test('the path of a comment leads to its place on the page of the subject', () => {
    expect(commentPath('/techNews/news', 'c1')).toBe('/techNews/news#comment-c1')
  })

  test('replies go one level down until the deepest, and then beside the comment they answer', () => {
    expect(placeOfReply(null)).toEqual({ parentId: null, depth: 0 })
    expect(placeOfReply({ id: 'a', parent_id: null, depth: 0 })).toEqual({ parentId: 'a', depth: 1 })
    expect(placeOfReply({ id: 'd', parent_id: 'c', depth: MAX_DEPTH })).toEqual({ parentId: 'c', depth: MAX_DEPTH })
  })
})

describe('What the viewer just did, beside what the server sent', () => {
  const comment = (id: string, more: object = {}) => ({ id, parentId: null, text: id, isDeleted: false, ...more })
  const merged = (recent: RecentComment<ReturnType<typeof comment>>[], { fetchedAt = 10, hasMore = false } = {}) =>
    mergeRecent([comment('a'), comment('b', { parentId: 'a' })], recent, { fetchedAt, hasMore }).map(({ text }) => text)

  test('a new comment is last, once', () => {
    expect(merged([{ comment: comment('c'), at: 11 }])).toEqual(['a', 'b', 'c'])
    expect(merged([{ comment: comment('b'), at: 11 }])).toEqual(['a', 'b'])
  })

  test('an edit shows until the server has sent a newer state', () => {
    const edited = comment('b', { text: 'edited' })
    expect(merged([{ comment: edited, at: 11 }])).toEqual(['a', 'edited'])
    expect(merged([{ comment: edited, at: 9 }])).toEqual(['a', 'b'])
  })

  test('a new comment that the newer state does not have was deleted, unless it is on a page that is not loaded', () => {
    expect(merged([{ comment: comment('c'), at: 9 }])).toEqual(['a', 'b'])
    expect(merged([{ comment: comment('c'), at: 9 }], { hasMore: true })).toEqual(['a', 'b', 'c'])
  })

  test('a deleted comment stays while it has replies', () => {
    expect(merged([{ comment: comment('a', { text: '', isDeleted: true }), at: 11 }])).toEqual(['', 'b'])
    expect(merged([{ comment: comment('b', { text: '', isDeleted: true }), at: 11 }])).toEqual(['a'])
  })
})
