import { defineSchedule } from '#platform/server/tasks/tasks.ts'
// Grammars and formulas take a while to load: they come with the first text.
const rerenderBlogs = defineSchedule('blogs.render-again', '*/10 * * * *', async (context) => (await import('./rerender-blogs.ts')).rerenderBlogs(context))

export const blogTasks = [rerenderBlogs]
