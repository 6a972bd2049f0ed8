import { defineSchedule, defineTask } from '#platform/server/tasks/tasks.ts'
import { tellFollowers } from './tell-followers.ts'

// Highlighter and formula renderer load slowly, so they load with the first text.
const rerenderBlogs = defineSchedule('blogs.render-again', 'Re-render blogs after a renderer change', '*/10 * * * *', async (context) => (await import('./rerender-blogs.ts')).rerenderBlogs(context))

export const blogTasks = [rerenderBlogs, defineTask('blogs.tell-followers', tellFollowers)]
